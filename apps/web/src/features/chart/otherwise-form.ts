import type { Saying } from '@astrarium/contracts'
import { PLANETS } from '@astrarium/sky/nouns'
import type { Sign } from '@astrarium/sky/nouns'
import type { FieldErrors } from '../../ui/form/use-form.ts'
import { words } from '../../words/index.ts'

export const ASKED_POINTS: readonly Saying['point'][] = [
  'asc',
  'mc',
  ...PLANETS,
  'true_node',
  'chiron',
  'mean_lilith',
]

/** What another app says, as it stands in the form; empty for what was not said. */
export interface OtherwiseValues {
  point: string
  sign: string
  degree: string
  house: string
}

export const NOTHING_SAID: OtherwiseValues = { point: 'asc', sign: '', degree: '', house: '' }

/** Ascendant and Midheaven begin houses, so they stand in none. */
export const hasHouse = (point: string): boolean => point !== 'asc' && point !== 'mc'

export function faultsInSaying({
  point,
  sign,
  degree,
  house,
}: OtherwiseValues): FieldErrors<OtherwiseValues> {
  const copy = words.otherwise
  const isSaid = sign !== '' || degree.trim() !== '' || (house !== '' && hasHouse(point))
  return {
    sign: isSaid ? undefined : copy.nothing,
    degree: degree.trim() === '' || degreeOf(degree) < 30 ? undefined : copy.degreeWrong,
  }
}

/** Of values without a fault. */
export function sayingOf({ point, sign, degree, house }: OtherwiseValues): Saying {
  return {
    // the form offers nothing but what there is
    point: point as Saying['point'],
    sign: sign === '' ? null : (sign as Sign),
    degree: degree.trim() === '' ? null : degreeOf(degree),
    house: house === '' || !hasHouse(point) ? null : Number(house),
  }
}

/** "12", "12.4", "12,4", "12°24′" or "12 24"; NaN for what is none. */
function degreeOf(typed: string): number {
  const [, degrees, fraction, minutes] =
    /^\s*(\d{1,2})(?:[.,](\d+)|(?:\s*°|\s)\s*(\d{1,2})\s*['′’]?)?\s*°?\s*$/.exec(typed) ?? []
  if (degrees === undefined || Number(minutes ?? 0) > 59) return Number.NaN
  return Number(degrees) + Number(`0.${fraction ?? 0}`) + Number(minutes ?? 0) / 60
}
