import { z } from 'zod'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, LocalDate, Nothing } from './shared.ts'
import { AspectName, Point } from './sky.ts'

const Owner = z.enum(['own', 'theirs'])

/** How common something is among random pairs. */
const Common = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('often') }),
  z.object({ kind: z.literal('one in'), of: z.number() }),
  z.object({ kind: z.literal('rarer'), of: z.number() }),
])
export type Common = z.infer<typeof Common>

const PairContact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('aspect'), own: Point, aspect: AspectName, theirs: Point }),
  z.object({
    kind: z.literal('overlay'),
    guest: Owner,
    point: Point,
    house: z.number().int().min(1).max(12),
  }),
])
export type PairContact = z.infer<typeof PairContact>

/** What a contact is about. */
export const PAIR_FAMILIES = ['home', 'warmth', 'work', 'talk', 'drive', 'time', 'depth'] as const
const Family = z.enum(PAIR_FAMILIES)

export const PairPoint = z.object({
  family: Family,
  title: z.string(),
  text: z.string(),
  /** what it rests on */
  statement: z.string(),
  contact: PairContact,
  common: Common.nullable(),
})
export type PairPoint = z.infer<typeof PairPoint>

const Touch = z.object({
  point: Point,
  aspect: z.number(),
  /** the person's own dates; several where a birth time leaves the day open */
  days: z.object({ from: LocalDate, to: LocalDate }),
})

/** One body of the sky that touches both within a few days. */
export const PairDay = z.object({
  title: z.string(),
  body: Point,
  tone: z.enum(['good', 'hard', 'join']),
  own: Touch,
  theirs: Touch,
})
export type PairDay = z.infer<typeof PairDay>

export const Relationship = z.object({
  /** when somebody linked agreed to show their wheel; null where the person typed the birth */
  agreedAt: Instant.nullable(),
  opening: z.string(),
  /** said where a birth time is missing */
  unsure: z.string().nullable(),
  connects: z.array(PairPoint),
  rubs: z.array(PairPoint),
  /** null of somebody who, as the person wrote, has died */
  toTry: z.string().nullable(),
  /** everything that is sure between the two, the closest first */
  all: z.array(
    z.object({
      statement: z.string(),
      contact: PairContact,
      common: Common.nullable(),
      /** null where no rule reads it */
      family: Family.nullable(),
    }),
  ),
  /** null of somebody who, as the person wrote, has died */
  days: z.array(PairDay).nullable(),
  /** the stretch that `days` is of */
  span: z.object({ from: LocalDate, to: LocalDate }),
  charts: z.object({ own: StoredChart, theirs: StoredChart }),
})
export type Relationship = z.infer<typeof Relationship>

const ofMember = z.object({ memberId: Id })

/**
 * What the two charts say; null where one of them is missing, or is of somebody linked who does not show it.
 * Refuses with member_not_found, for another person's too.
 */
export const getRelationship = endpoint({
  method: 'GET',
  path: '/api/circle/members/:memberId/relationship',
  access: 'signed-in',
  params: ofMember,
  input: Nothing,
  answers: 'json',
  output: z.object({ missing: z.enum(['own', 'theirs']).nullable(), relationship: Relationship.nullable() }),
})

/**
 * One chart made of two: midpoints of the bodies (composite), or the middle in time and place (Davison).
 * Refuses as above, and with chart_missing.
 */
export const getSharedChart = endpoint({
  method: 'GET',
  path: '/api/circle/members/:memberId/shared-chart',
  access: 'signed-in',
  params: ofMember,
  input: z.object({ kind: z.enum(['composite', 'davison']) }),
  answers: 'json',
  output: StoredChart,
})
