import { z } from 'zod'
import { BirthDetails, BirthShown, BIRTH_REFUSAL } from './birth.ts'
import { StoredChart } from './chart.ts'
import { ShareScope } from './circle-sharing.ts'
import { endpoint } from './endpoint.ts'
import { RelationshipTag, Ring } from './ring.ts'
import { Id, Instant, LocalDate, LocalTime, Nothing, Success, ZoneName } from './shared.ts'
import { Sign } from './sky.ts'

export const MEMBERS_MAX = 500
export const MEMBER_NAME_MAX = 200
export const RELATIONSHIP_CONTEXT_MAX = 2000

/** from both charts · from the relationship, where a chart is missing · moved there by the person */
export const RingSource = z.enum(['reasoned', 'relationship', 'chosen'])
export type RingSource = z.infer<typeof RingSource>

const MemberName = z
  .string()
  .trim()
  .min(1)
  .max(MEMBER_NAME_MAX)
  .describe(`a name of 1 to ${MEMBER_NAME_MAX} characters`)
const RelationshipContext = z
  .string()
  .trim()
  .max(RELATIONSHIP_CONTEXT_MAX)
  .describe(`text of at most ${RELATIONSHIP_CONTEXT_MAX} characters`)

/** Somebody in the Circle, as lists show them. */
export const CircleMemberCard = z.object({
  id: z.string(),
  name: z.string(),
  relationshipTag: RelationshipTag,
  ring: Ring,
  ringSource: RingSource,
  /** what the two charts say of the ring, in a sentence or two */
  summary: z.string().nullable(),
  /** of their Sun; null where it is not known or the birth time leaves it open */
  sunSign: Sign.nullable(),
  /** of somebody linked, under an address that changes with it */
  photoUrl: z.string().nullable(),
  hasChart: z.boolean(),
  /** whether it is of a birth that the person typed in: check-ins are made of no other */
  hasTypedChart: z.boolean(),
  /** whether the person wrote that they have died: no day is theirs, and nothing ahead */
  isLate: z.boolean(),
  /** somebody with an account of their own, who agreed to be here: how much they share, null for nothing */
  link: z.object({ shares: ShareScope.nullable() }).nullable(),
  createdAt: Instant,
})
export type CircleMemberCard = z.infer<typeof CircleMemberCard>

export const CircleMember = CircleMemberCard.extend({
  contextDescription: z.string().nullable(),
  /** where the two charts place them, also once they were moved; null where the charts say nothing */
  reasonedRing: Ring.nullable(),
  astrologicalFactors: z.array(z.string()),
  /** as the person entered it */
  birth: BirthShown.nullable(),
  chart: StoredChart.nullable(),
  /** counts the edits; an edit says which one it was made from */
  version: z.number().int(),
})
export type CircleMember = z.infer<typeof CircleMember>

/** Everybody in the Circle, newest first. */
export const listCircleMembers = endpoint({
  method: 'GET',
  path: '/api/circle/members',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ members: z.array(CircleMemberCard) }),
})

/**
 * The same `sendId` is one member, however often it comes. `chart: 'left_out'` is "Add Without Chart": the
 * birth is kept, its chart is not made. Refusals: circle_full, ring_failed, those of a birth.
 */
export const addCircleMember = endpoint({
  method: 'POST',
  path: '/api/circle/members',
  access: 'signed-in',
  input: z.object({
    sendId: Id,
    name: MemberName,
    relationshipTag: RelationshipTag.default('other'),
    contextDescription: RelationshipContext.nullable().default(null),
    birth: BirthDetails.nullable().default(null),
    chart: z.enum(['made', 'left_out']).default('made'),
  }),
  answers: 'json',
  output: CircleMember,
})

const ofMember = z.object({ memberId: Id })

/** Refuses with member_not_found, for another person's too; so do the three below. */
export const getCircleMember = endpoint({
  method: 'GET',
  path: '/api/circle/members/:memberId',
  access: 'signed-in',
  params: ofMember,
  input: Nothing,
  answers: 'json',
  output: CircleMember,
})

/** The photo of somebody linked, while they show anything. Refuses with link_not_found, photo_not_found. */
export const getMemberPhoto = endpoint({
  method: 'GET',
  path: '/api/circle/members/:memberId/photo',
  access: 'signed-in',
  params: ofMember,
  input: z.object({ v: z.string().optional() }),
  answers: 'picture',
  output: z.literal('image/webp'),
})

/**
 * Only what is given changes; another birth makes the chart anew, and the ring with it unless the person
 * chose it. Refuses with member_changed where `version` is not the newest.
 */
export const updateCircleMember = endpoint({
  method: 'PATCH',
  path: '/api/circle/members/:memberId',
  access: 'signed-in',
  params: ofMember,
  input: z.object({
    version: z.number().int().min(1),
    name: MemberName.optional(),
    relationshipTag: RelationshipTag.optional(),
    contextDescription: RelationshipContext.nullable().optional(),
    birth: BirthDetails.nullable().optional(),
  }),
  answers: 'json',
  output: CircleMember,
})

/** To any ring but the one they stand in (`bad_request`). */
export const moveCircleMember = endpoint({
  method: 'PUT',
  path: '/api/circle/members/:memberId/ring',
  access: 'signed-in',
  params: ofMember,
  input: z.object({ ring: Ring }),
  answers: 'json',
  output: CircleMemberCard,
})

export const removeCircleMember = endpoint({
  method: 'DELETE',
  path: '/api/circle/members/:memberId',
  access: 'signed-in',
  params: ofMember,
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * The chart of somebody and the ring it leads to, computed and forgotten, in the specification's field names.
 * Refuses with birth_data_missing, birth_data_format, chart_failed, ring_failed, and what a birth is refused
 * with.
 */
export const generateCircleMemberChart = endpoint({
  method: 'POST',
  path: '/api/generate-circle-member-chart',
  access: 'signed-in',
  input: z.object({
    birthData: z.object({
      name: MemberName,
      birth_date: LocalDate,
      birth_time: LocalTime.default('12:00'),
      birth_time_accuracy: BirthDetails.shape.birthTimeAccuracy,
      birth_time_minutes: BirthDetails.shape.birthTimeMinutes,
      birth_time_fold: BirthDetails.shape.birthTimeFold,
      birth_place_name: BirthDetails.shape.birthPlace,
      latitude: BirthDetails.shape.birthLatitude,
      longitude: BirthDetails.shape.birthLongitude,
      timezone: ZoneName,
      relationship_tag: RelationshipTag.default('other'),
    }),
    userId: Id.optional(),
    relationshipContext: RelationshipContext.nullable().default(null),
  }),
  refusal: BIRTH_REFUSAL,
  answers: 'json',
  output: z.object({
    success: z.literal(true),
    ringAssignment: z.object({
      ring: Ring,
      /** null, and no factors, where the ring is not from both charts */
      summary: z.string().nullable(),
      astrological_factors: z.array(z.string()),
      ring_source: RingSource,
    }),
    birthChart: StoredChart,
  }),
})
