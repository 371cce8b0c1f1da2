/** Names of things in a sentence. Each call states a claim, so that the check knows what was meant. */
import type { MajorAspect, NatalAspect } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { hasSureOrb, sureSign } from '../chart/certainty.ts'
import { pointName } from '../language/statements.ts'
import type { AspectFact } from '../brief/facts.ts'
import { HOUSE_NAMES } from '../language/house-names.ts'
import type { Composer } from './composer.ts'
import { ordinal } from '../language/numbers.ts'

/**
 * "your Venus in Libra" at the first mention, "your Venus" after it; no sign where the birth time leaves it
 * open.
 */
export function natal(composer: Composer, point: ChartPoint, { bare = false } = {}): string {
  const sign = sureSign(composer.context.chart, point)
  const name = bare
    ? ['sun', 'moon', 'asc', 'mc'].includes(point)
      ? `the ${pointName(point)}`
      : pointName(point)
    : `your ${pointName(point)}`
  if (!sign || composer.named.has(point)) return name
  composer.named.add(point)
  composer.claim({ kind: 'sign', point, sign })
  return `${name} in ${sign}`
}

/** "your seventh house, the house of partnership"; the second half at the first mention only. */
export function houseName(composer: Composer, house: number): string {
  const words = `your ${ordinal(house)} house`
  if (composer.named.has(`house${house}`)) return words
  composer.named.add(`house${house}`)
  // somebody who was told a few days ago what this house is called need not be told again
  if (composer.age(`named.house${house}`) < 10) return words
  composer.remember(`named.house${house}`)
  composer.claim({ kind: 'house_name', house, name: HOUSE_NAMES[house - 1]! })
  return `${words}, the house of ${HOUSE_NAMES[house - 1]}`
}

const NATAL_ANGLES: Record<MajorAspect, string> = {
  0: 'joined to',
  60: 'in sextile with',
  90: 'square to',
  120: 'in trine with',
  180: 'opposite',
}

/** "your Venus in Libra square to Mars in Cancer" */
export function natalAspect(composer: Composer, fact: AspectFact): string {
  composer.claim({ kind: 'aspect', a: fact.a, b: fact.b, aspect: fact.aspect })
  return `${natal(composer, fact.a)} ${NATAL_ANGLES[fact.aspect]} ${natal(composer, fact.b, { bare: true })}`
}

/**
 * "about a degree from exact"; empty when it is too wide to be worth saying, or the birth time leaves it
 * open. "Within" is an upper bound and is claimed as one.
 */
export function orbWords(composer: Composer, fact: AspectFact): string {
  const { orb, isOrbSure } = fact
  if (!isOrbSure) return ''
  const degrees = orb <= 0.25 ? 0.25 : orb <= 0.5 ? 0.5 : orb <= 1.25 ? 1 : orb < 1.75 ? 1.5 : Math.round(orb)
  const words = ORB_WORDS[degrees]
  if (!words) return ''
  composer.claim({ kind: 'orb', a: fact.a, b: fact.b, aspect: fact.aspect, degrees })
  return words
}

/** ", orb 1.3°": exact, where the birth time leaves it as it is; else empty. */
export function orbFigure(
  composer: Composer,
  found: Pick<NatalAspect, 'a' | 'b' | 'aspect' | 'orb' | 'range'>,
): string {
  if (!hasSureOrb(found)) return ''
  const { a, b, aspect, orb } = found
  const degrees = Number(orb.toFixed(1))
  composer.claim({ kind: 'orb', a, b, aspect, degrees, isTenths: true })
  return `, orb ${degrees.toFixed(1)}°`
}

const ORB_WORDS: Record<number, string> = {
  0.25: 'exact to within a quarter of a degree',
  0.5: 'exact to within half a degree',
  1: 'about a degree from exact',
  1.5: 'about one and a half degrees from exact',
  2: 'about two degrees from exact',
  3: 'about three degrees from exact',
  4: 'about four degrees from exact',
}
