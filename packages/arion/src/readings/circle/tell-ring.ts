/**
 * Why somebody stands in a ring, in words: a summary and the factors. How much is told depends on what the
 * other one agreed to; each sentence is checked before it leaves.
 */
import type { Ring } from '@astrarium/contracts'
import { elementOf } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { hash } from '../../language/hash.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { randomFrom } from '../../almanac/random.ts'
import { sureSign } from '../../chart/certainty.ts'
import { placeInRing } from '../../circle/place-in-ring.ts'
import type { RingFactor, RingPlacement } from '../../circle/place-in-ring.ts'
import { oneIn } from '../../circle/rarity.ts'
import type { Family, Tone } from '../../circle/ring-rules.ts'
import { elementAt, must } from '../../must.ts'
import type { RejectedSentence } from '../../types.ts'
import { checkPairText } from './check-pair-text.ts'
import { claimOf } from './factor-claim.ts'
import type { PairClaim } from './pair-claim.ts'
import type { Charts, Owner } from '../../chart/owner.ts'
import { pairStatement } from './pair-statement.ts'

/**
 * What the other one shares. With `ring` all that is told follows from the ring, and from whether both birth
 * times are known; with `signs` the signs of both Suns stand among the factors, and no others, since five
 * signs nearly say the date; with `wheel` aspects, houses and how common they are.
 */
export type Shared = 'ring' | 'signs' | 'wheel'

export interface RingTold {
  ring: Ring
  /** two or three sentences */
  summary: string
  /** the strongest first, at most five */
  astrologicalFactors: string[]
  /** one small thing to try */
  toTry: string
  rejected: RejectedSentence[]
}

/** What each ring is most about, where nothing of the other's chart may show. */
const LEADING: Record<Ring, Family> = {
  soul_anchor: 'home',
  emotional_resonator: 'warmth',
  purpose_partner: 'work',
  light_connector: 'talk',
  growth_catalyst: 'drive',
  sacred_challenger: 'time',
  intensity_partner: 'depth',
}

/** `seed` chooses among equal words: the same seed and charts give the same text. */
export function tellRing(charts: Charts, { shared, seed }: { shared: Shared; seed: string }): RingTold {
  const placement = placeInRing(charts.own, charts.theirs)
  const { ring } = placement
  const random = randomFrom(hash(`${seed} ${ring}`))
  const oneOf = (key: string) => {
    const units = must(LORE.get(key), `lore of ${key}`)
    return elementAt(units, Math.floor(random() * units.length)).text
  }
  const lore = (...parts: string[]) => oneOf(['ring', ring, ...parts].join('.'))
  const unsure = () => oneOf('ring.unsure')
  const rejected: RejectedSentence[] = []
  const passes = ({ text, meant }: Line) => {
    const why = checkPairText(text, charts, meant)
    if (why) rejected.push({ sentence: text, why })
    return why === null
  }
  const summary = [
    said(lore('opens')),
    ...sidesOf(placement, shared).map(([family, tone]) => said(lore(family, tone))),
    ...(placement.kept === null ? [] : [shared === 'wheel' ? keptLine(placement.kept) : said(unsure())]),
  ]
  return {
    ring,
    summary: summary
      .filter(passes)
      .map(({ text }) => text)
      .join(' '),
    astrologicalFactors: factorLines(placement, charts, shared)
      .filter(passes)
      .slice(0, MOST_FACTORS)
      .map(({ text }) => text),
    toTry: [said(lore('do'))]
      .filter(passes)
      .map(({ text }) => text)
      .join(''),
    rejected,
  }
}

interface Line {
  text: string
  meant: PairClaim[]
}

const MOST_FACTORS = 5

function said(text: string): Line {
  return { text, meant: [] }
}

function stated(claim: PairClaim): Line {
  return { text: pairStatement(claim), meant: [claim] }
}

/** Of what the summary speaks: one side that connects and one that rubs, the ring's own first. */
function sidesOf({ ring, factors, kept }: RingPlacement, shared: Shared): [Family, Tone][] {
  if (shared !== 'wheel') {
    const side: [Family, Tone] = [LEADING[ring], 'connects']
    return kept === null ? [side, [LEADING[ring], 'rubs']] : [side]
  }
  const sure = factors.filter(({ points }) => points.from > 0)
  const ofRing = sure.flatMap(({ rules }) => rules.filter((rule) => rule.ring === ring))
  const first: [Family, Tone] = ofRing[0] ? [ofRing[0].family, ofRing[0].tone] : [LEADING[ring], 'connects']
  // the sentence about the birth times takes the place of the second side
  if (kept !== null) return [first]
  const other = sure.flatMap(({ rules }) => rules).find(({ tone }) => tone !== first[1])
  return other ? [first, [other.family, other.tone]] : [first]
}

function keptLine(kept: number): Line {
  return stated({ kind: 'pair_kept', inTen: Math.max(1, Math.round(kept * 10)) })
}

function factorLines(placement: RingPlacement, charts: Charts, shared: Shared): Line[] {
  if (shared === 'signs') return signLines(charts)
  // whatever else may come to be shared shows nothing until it is named here
  if (shared !== 'wheel') return []
  const { ring, factors, standings } = placement
  const sure = factors.filter(({ points }) => points.from > 0)
  const ofRing = ({ rules }: RingFactor) => rules.some((rule) => rule.ring === ring)
  return [
    stated({ kind: 'pair_standing', oneIn: oneIn(1 - elementAt(standings, 0).share) }),
    // what speaks for other rings alone has no place under this one
    ...sure.filter(ofRing).map((factor) => stated(claimOf(factor))),
  ]
}

/** Of 14.9 bits that say a day within 80 years, the Sun's sign says 3.6; all of the five said 11 or more. */
const WITH_SIGNS: readonly Planet[] = ['sun']

function signLines({ own, theirs }: Record<Owner, Charts[Owner]>): Line[] {
  return WITH_SIGNS.flatMap((point): Line[] => {
    const [ours, others] = [sureSign(own, point), sureSign(theirs, point)]
    if (!ours || !others) return []
    const element = elementOf(ours) === elementOf(others) ? elementOf(ours) : null
    return [stated({ kind: 'pair_signs', point, own: ours, theirs: others, element })]
  })
}
