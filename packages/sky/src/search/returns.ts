import { checkOneOf } from '../check-one-of.ts'
import { PLANETS, SkyError } from '../types.ts'
import type { Return } from '../types.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import { passes } from './crossings.ts'
import type { Tables } from './tables.ts'

const RETURNING = [...PLANETS, 'chiron'] as const

/** See `Sky.returns`. */
export function findReturns(
  tables: Tables,
  body: Return['body'],
  longitude: number,
  from: Date,
  to: Date,
): Return[] {
  checkSpan(from, to)
  checkOneOf(RETURNING, body, 'body')
  if (!Number.isFinite(longitude))
    throw new SkyError('invalid_angle', 'the longitude of a return is no finite number')
  return passes(tables, body, [longitude], julianDay(from), julianDay(to)).map(({ time, isRetrograde }) => ({
    at: instantOf(time),
    body,
    isRetrograde,
  }))
}
