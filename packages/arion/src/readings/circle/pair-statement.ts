/** How a claim about two people is worded; `find-pair-claims.ts` reads the same words back. */
import type { Point } from '@astrarium/sky'
import type { OneIn } from '../../circle/rarity.ts'
import { HOUSE_NAMES } from '../../language/house-names.ts'
import { ordinal, spelled } from '../../language/numbers.ts'
import { MONTHS, WEEKDAYS } from '../../language/calendar.ts'
import { angleWords, pointName, skyName } from '../../language/statements.ts'
import { elementAt } from '../../must.ts'
import type { PairClaim, SaidDay } from './pair-claim.ts'
import type { Owner, OwnedPoint } from '../../chart/owner.ts'

export function pairStatement(claim: PairClaim): string {
  switch (claim.kind) {
    case 'pair_aspect': {
      const orb = claim.orb === null ? '' : `, ${claim.orb.toFixed(1)}° from exact`
      const hour = claim.isAnyHour ? ' at every possible hour' : ''
      const words = `${capital(owned(claim.a))} is ${angleWords(claim.aspect)} ${owned(claim.b)}${orb}${hour}`
      return sentence(words, claim.oneIn, ' at least as close')
    }
    case 'pair_overlay':
      return sentence(
        `${capital(owned(claim.guest))} falls in ${possessive(claim.host)} ${ordinal(claim.house)} house, the house of ${claim.called}`,
        claim.oneIn,
        '',
      )
    case 'pair_signs':
      return sentence(
        `Your ${pointName(claim.point)} is in ${claim.own}, theirs in ${claim.theirs}${claim.element ? `, both ${claim.element}` : ''}`,
        null,
        '',
      )
    case 'pair_place':
      return `${capital(owned(claim.of))} is in ${claim.sign}.`
    case 'pair_touch':
      return `${daysWords(claim)} ${skyName(claim.body)} is ${angleWords(claim.aspect)} ${owned(claim.to)}.`
    case 'pair_kept':
      return `About ${spelled(claim.inTen)} in ten pairs known no better than this keep their ring once both birth times are known.`
    case 'pair_standing':
      return `Of all that counts for this ring, ${pairsWords(claim.oneIn)} as much.`
  }
}

function daysWords({ from, until }: { from: SaidDay; until: SaidDay }): string {
  const isOne = from.day === until.day && from.month === until.month && from.year === until.year
  return isOne ? `On ${dayWords(from)}` : `Between ${dayWords(from)} and ${dayWords(until)}`
}

/** "Thursday 26 November". */
function dayWords({ weekday, day, month, year }: SaidDay): string {
  return [weekday && elementAt(WEEKDAYS, weekday - 1), day, elementAt(MONTHS, month - 1), year]
    .filter((word) => word !== null)
    .join(' ')
}

export function houseCalled(house: number): string {
  return elementAt(HOUSE_NAMES, house - 1)
}

function sentence(words: string, oneIn: OneIn | null, closeness: string): string {
  return oneIn ? `${words}: ${pairsWords(oneIn)} this${closeness}.` : `${words}.`
}

function pairsWords(said: OneIn): string {
  if (said.kind === 'often') return 'most random pairs have'
  return said.kind === 'rarer'
    ? `fewer than one random pair in ${said.of} has`
    : `one random pair in ${said.of} has`
}

function owned({ whose, point }: OwnedPoint): string {
  return `${possessive(whose)} ${nameOf(point)}`
}

function nameOf(point: Point): string {
  return pointName(point)
}

function possessive(whose: Owner): string {
  return whose === 'own' ? 'your' : 'their'
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
