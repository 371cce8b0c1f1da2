/** How many points a pair of charts is given for each ring, and for what. */
import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import type { MajorAspect, Point } from '@astrarium/sky'
import { must } from '../must.ts'
import type { AspectContact, Contact } from './pair-contacts.ts'
import { RING_RULES } from './ring-rules.ts'
import type { RingRule } from './ring-rules.ts'

/** Both the same where the birth times are known. */
export interface PointRange {
  /** what is sure */
  from: number
  /** what may be besides */
  to: number
}

export interface Given {
  rule: RingRule
  points: PointRange
  /** null for what is counted over the whole pair */
  contact: Contact | null
}

export interface RingScore extends PointRange {
  /** by the points that are sure, the most first */
  given: Given[]
}

/** Joined both ways, both feel it: a quarter more, as in `connectingFactors` of the sky. */
const MUTUAL = 1.25

export function scoreRings(contacts: readonly Contact[]): Record<Ring, RingScore> {
  const given = contacts.flatMap((contact) =>
    (RULES_OF.get(keyOf(contact)) ?? []).map((rule): Given => ({
      rule,
      points: pointsFor(rule, contact),
      contact,
    })),
  )
  for (const rule of QUIET_RULES) given.push({ rule, points: quietPoints(rule, contacts), contact: null })
  return Object.fromEntries(
    RINGS.map((ring) => [ring, sumOf(given.filter(({ rule }) => rule.ring === ring))]),
  ) as Record<Ring, RingScore>
}

function sumOf(given: Given[]): RingScore {
  const sum = (end: keyof PointRange) => given.reduce((total, { points }) => total + points[end], 0)
  return {
    from: sum('from'),
    to: sum('to'),
    given: given.toSorted((one, other) => other.points.from - one.points.from),
  }
}

function pointsFor(rule: RingRule, contact: Contact): PointRange {
  if (contact.kind === 'overlay') return { from: rule.points, to: rule.points }
  const most = rule.points * (contact.isMutual ? MUTUAL : 1)
  return { from: contact.isUncertain ? 0 : most * contact.closeness.from, to: most * contact.closeness.to }
}

/**
 * In one of the two is what is tender or proud; in the other that, or what weighs on it. No angles: where the
 * hour is not known, quiet would else be given for what nobody can see.
 */
const TENDER: readonly Point[] = ['sun', 'moon', 'venus', 'mars']
const HEAVY: readonly Point[] = [...TENDER, 'saturn', 'uranus', 'neptune', 'pluto']
const STRONG: readonly MajorAspect[] = [0, 90, 180]
/** So many exact contacts, or more of wider ones, leave nothing quiet. */
const LOUD = 5

function quietPoints({ points }: RingRule, contacts: readonly Contact[]): PointRange {
  const loud = contacts.filter(isLoud)
  const quiet = (sum: number) => points * Math.max(0, 1 - sum / LOUD)
  return {
    from: quiet(loud.reduce((sum, { closeness }) => sum + closeness.to, 0)),
    to: quiet(loud.reduce((sum, { closeness, isUncertain }) => sum + (isUncertain ? 0 : closeness.from), 0)),
  }
}

function isLoud(contact: Contact): contact is AspectContact {
  if (contact.kind === 'overlay' || !STRONG.includes(contact.aspect)) return false
  const { a, b } = contact
  return (TENDER.includes(a) && HEAVY.includes(b)) || (TENDER.includes(b) && HEAVY.includes(a))
}

const QUIET_RULES = RING_RULES.filter(({ condition }) => condition.kind === 'quiet')
const RULES_OF = new Map<string, RingRule[]>()
for (const rule of RING_RULES)
  for (const key of new Set(keysOf(rule))) RULES_OF.set(key, [...(RULES_OF.get(key) ?? []), rule])

function keysOf({ condition }: RingRule): string[] {
  if (condition.kind === 'quiet') return []
  if (condition.kind === 'overlay')
    return condition.points.flatMap((point) => condition.houses.map((house) => overlayKey(point, house)))
  return condition.pairs.flatMap(([a, b]) => condition.aspects.map((aspect) => aspectKey(a, b, aspect)))
}

function keyOf(contact: Contact): string {
  return contact.kind === 'overlay'
    ? overlayKey(contact.point, contact.house)
    : aspectKey(contact.a, contact.b, contact.aspect)
}

/** The same whichever of the two it is the point of. */
export function aspectKey(a: Point, b: Point, aspect: MajorAspect): string {
  const [one, other] = [a, b].sort()
  return `${must(one, 'point')} ${must(other, 'point')} ${aspect}`
}

/** The same whoever of the two is the guest. */
export function overlayKey(point: Point, house: number): string {
  return `${point}#${house}`
}
