/**
 * What two charts say of two people: what connects, what rubs, and what is on between them. It tells degrees
 * and dates, so it is for charts that may be seen whole. Each sentence is checked before it leaves.
 */
import type { RelationshipTag } from '@astrarium/contracts'
import { pairContacts } from '../../circle/pair-contacts.ts'
import type { Contact } from '../../circle/pair-contacts.ts'
import { placeInRing } from '../../circle/place-in-ring.ts'
import type { RingFactor } from '../../circle/place-in-ring.ts'
import { oneIn, rarityOf } from '../../circle/rarity.ts'
import type { OneIn } from '../../circle/rarity.ts'
import type { Family } from '../../circle/ring-rules.ts'
import { firstNameOf } from '../../language/first-name.ts'
import { elementAt } from '../../must.ts'
import type { RejectedSentence } from '../../types.ts'
import { checkPairText } from '../circle/check-pair-text.ts'
import { claimOf } from '../circle/factor-claim.ts'
import { pairStatement } from '../circle/pair-statement.ts'
import type { Charts } from '../../chart/owner.ts'
import { bondOf } from '../../circle/bond.ts'
import type { Bond } from '../../circle/bond.ts'
import { pairDays } from './pair-days.ts'
import type { DaysAsked, PairDay } from './pair-days.ts'
import { pairLore } from './pair-lore.ts'
import { contactOf, pairPoints } from './pair-points.ts'
import type { PairContact, PairPoint } from './pair-points.ts'

export interface PairInput {
  charts: Charts
  tag: RelationshipTag
  /** the other one's, as the person wrote it */
  name: string
  /** chooses among equal words: the same seed and charts give the same text */
  seed: string
  /** whether the other one has died, as the person wrote */
  isLate: boolean
  /** in whose days, and from when, the coming weeks are told */
  asked: DaysAsked
}

export interface PairTold {
  opening: string
  /** null where both birth times are known */
  unsure: string | null
  connects: PairPoint[]
  rubs: PairPoint[]
  /** null of somebody who has died */
  toTry: string | null
  /** every contact that is sure, the closest first */
  all: { statement: string; contact: PairContact; common: OneIn | null; family: Family | null }[]
  /** null of somebody who has died: nothing lies ahead of the two */
  days: (Omit<PairDay, 'weight'> & { title: string })[] | null
  rejected: RejectedSentence[]
}

const MOST_DAYS = 6

export function tellPair({ charts, tag, name, seed, isLate, asked }: PairInput): PairTold {
  const lore = pairLore(`pair ${seed}`)
  const rejected: RejectedSentence[] = []
  const passes = (text: string) => {
    const why = checkPairText(text, charts, [])
    if (why) rejected.push({ sentence: text, why })
    return why === null
  }
  const checked = (text: string) => (passes(text) ? text : '')
  const { factors, kept } = placeInRing(charts.own, charts.theirs)
  const bond = bondOf(tag)
  const telling = { charts, bond, name: firstNameOf(name), lore, rejected }
  const connects = pairPoints(factors, { tone: 'connects', most: 4 }, telling)
  const rubs = pairPoints(factors, { tone: 'rubs', most: 3 }, telling)
  const about = (rubs[0] ?? connects[0])?.family ?? 'talk'
  return {
    opening: checked(lore.line(isLate ? 'pair.late.opens' : openingKey(factors, bond))),
    unsure: kept === null ? null : checked(lore.line('pair.unsure')),
    connects,
    rubs,
    toTry: isLate ? null : checked(lore.line(`pair.${about}.do`)),
    all: allOf(charts, factors, rejected),
    days: isLate
      ? null
      : chosenDays(pairDays(factors, charts, asked)).map(({ body, tone, own, theirs }) => ({
          title: checked(lore.line(`pair.${body}.${tone}.weeks`)),
          body,
          tone,
          own,
          theirs,
        })),
    rejected,
  }
}

/** Points below which nothing much pulls either way. */
const QUIET = 6
/** How many times as much the one side has to weigh. */
const CLEARLY = 1.6

function openingKey(factors: ReturnType<typeof placeInRing>['factors'], bond: Bond): string {
  const sum = (tone: string) =>
    factors.reduce((total, { rules, points }) => total + (rules[0]?.tone === tone ? points.from : 0), 0)
  const [connects, rubs] = [sum('connects'), sum('rubs')]
  if (connects + rubs < QUIET) return 'pair.quiet'
  const leans = connects > rubs * CLEARLY ? 'connects' : rubs > connects * CLEARLY ? 'rubs' : 'both'
  return `pair.${bond}.${leans}.opens`
}

function allOf(
  charts: Charts,
  factors: readonly RingFactor[],
  rejected: RejectedSentence[],
): PairTold['all'] {
  const families = new Map(
    factors.map((factor) => [statementOf(factor), elementAt(factor.rules, 0).family] as const),
  )
  const isSure = (contact: Contact) => contact.kind === 'overlay' || !contact.isUncertain
  return pairContacts(charts.own, charts.theirs)
    .filter(isSure)
    .flatMap((contact) => {
      const rarity = rarityOf(contact)
      const claim = claimOf({ contact, rarity })
      const why = checkPairText(pairStatement(claim), charts, [claim])
      if (why) {
        rejected.push({ sentence: pairStatement(claim), why })
        return []
      }
      return [
        {
          statement: statementOf({ contact, rarity }),
          contact: contactOf({ contact }),
          common: rarity === null ? null : oneIn(rarity),
          family: families.get(statementOf({ contact, rarity })) ?? null,
        },
      ]
    })
}

/** Without how common it is. */
function statementOf(factor: Parameters<typeof claimOf>[0]): string {
  return pairStatement({ ...claimOf(factor), oneIn: null })
}

/** Of each body and tone the weightiest, at most six, in order of time. */
function chosenDays(days: readonly PairDay[]): PairDay[] {
  const seen = new Set<string>()
  return days
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ body, tone }) => {
      const key = `${body} ${tone}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_DAYS)
    .toSorted((one, other) => one.own.days.from.localeCompare(other.own.days.from))
}
