/**
 * A fact as a clause with a verb, ready to stand in a sentence of somebody else: "Saturn squares your Venus
 * until 4 May 2027".
 */
import type { MajorAspect, Sky } from '@astrarium/sky'
import type { BriefFact, MoonFact, TransitFact } from '../brief/facts.ts'
import { clock } from '../brief/time-frame.ts'
import type { TimeFrame } from '../brief/time-frame.ts'
import { dateWords, pointName, skyName } from '../language/statements.ts'
import { ordinal } from '../language/numbers.ts'

const NATAL: Record<MajorAspect, string> = {
  0: 'is joined to',
  60: 'is in sextile with',
  90: 'is square to',
  120: 'is in trine with',
  180: 'is opposite',
}
const PAST: Record<MajorAspect, string> = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
}
const SKY: Record<MajorAspect, string> = {
  0: 'joins',
  60: 'makes a sextile to',
  90: 'squares',
  120: 'makes a trine to',
  180: 'opposes',
}

export function clauseOf(sky: Sky, frame: TimeFrame, fact: BriefFact): string {
  const day = (at: Date) => dateWords(sky, frame.zone, at)
  const house = (number: number) => `your ${ordinal(number)} house`
  switch (fact.kind) {
    case 'placement':
      return `your ${pointName(fact.point)} is in ${fact.sign}${fact.house ? `, in ${house(fact.house)}` : ''}`
    case 'chart':
      return fact.clause
    case 'natal_aspect':
      return `your ${pointName(fact.a)} ${NATAL[fact.aspect]} your ${pointName(fact.b)}`
    case 'rulership':
      return `${skyName(fact.body)} rules ${house(fact.house)}`
    case 'transit':
      if (fact.leaves && fact.leaves <= frame.at)
        return `${skyName(fact.body)} was ${PAST[fact.aspect]} your ${pointName(fact.point)}${spanOf(fact, day)}${fact.exact.length > 0 ? `, exact on ${fact.exact.map(day).join(' and on ')}` : ''}`
      return `${skyName(fact.body)} ${SKY[fact.aspect]} your ${pointName(fact.point)}${whenOf(fact, frame, day)}`
    case 'passage': {
      if (fact.leaves && fact.leaves <= frame.at)
        return `${skyName(fact.body)} was in ${house(fact.house)}${spanOf(fact, day)}`
      const isOn = !fact.enters || fact.enters <= frame.at
      const begin = isOn ? '' : ` from ${day(fact.enters!)}`
      return `${skyName(fact.body)} is in ${house(fact.house)}${begin}${fact.leaves ? `${isOn ? ' until' : ' to'} ${day(fact.leaves)}` : isOn ? '' : ' on'}`
    }
    case 'lunation':
      return `the ${fact.phase} moon of ${day(fact.at)} falls in ${fact.sign}${fact.house ? `, in ${house(fact.house)}` : ''}`
    case 'moon_hour':
      return `the Moon ${SKY[fact.aspect]} your ${pointName(fact.point)} on ${day(fact.at)} around ${clock(sky, frame.zone, fact.at)}`
    case 'event':
      return fact.clause
    case 'moon':
      return moonClause(sky, frame, fact)
  }
}

/** Of what lies behind. */
function spanOf(
  { enters, leaves }: { enters: Date | null; leaves: Date | null },
  day: (at: Date) => string,
): string {
  return enters && leaves ? ` from ${day(enters)} to ${day(leaves)}` : leaves ? ` until ${day(leaves)}` : ''
}

function whenOf(fact: TransitFact, frame: TimeFrame, day: (at: Date) => string): string {
  const { enters, leaves, exact, between, isMiss } = fact
  const isOn = !enters || enters <= frame.at
  const span = isOn
    ? leaves
      ? ` until ${day(leaves)}`
      : ''
    : leaves
      ? ` from ${day(enters)} to ${day(leaves)}`
      : ` from ${day(enters)} on`
  const ahead = exact.filter((at) => at >= frame.at)
  if (ahead.length > 0) return `${span}, exact on ${ahead.map(day).join(' and on ')}`
  if (between && between[1] > frame.at)
    return `${span}, closest between ${day(between[0])} and ${day(between[1])}`
  return isMiss ? `${span}, close and not exact this time` : span
}

function moonClause(sky: Sky, frame: TimeFrame, { stays }: MoonFact): string {
  const place = (stay: MoonFact['stays'][number]) =>
    stay.house ? `in your ${ordinal(stay.house)} house` : `in ${stay.sign}`
  const [first, second] = stays
  const day = frame.span.from === frame.today ? '' : `on ${dateWords(sky, frame.zone, frame.from)} `
  const then = second?.enters
    ? ` until ${clock(sky, frame.zone, second.enters)}, and after that ${place(second)}`
    : ''
  return `${day}the Moon is ${place(first)}${then}`
}
