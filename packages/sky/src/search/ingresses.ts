import { checkOneOf } from '../check-one-of.ts'
import { PLANETS, SIGNS } from '../types.ts'
import type { Ingress, Planet } from '../types.ts'
import { checkCusps, houseOf } from '../houses/house-of.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'
import { passes } from './crossings.ts'
import type { Crossing } from './crossings.ts'
import type { Tables } from './tables.ts'

const SIGN_CUSPS = SIGNS.map((_, i) => i * 30)

/** See `Sky.signIngresses`. */
export function findSignIngresses(tables: Tables, body: Planet, from: Date, to: Date): Ingress[] {
  return passesOf(tables, body, SIGN_CUSPS, from, to).map(({ line, time, isRetrograde }) => {
    const [behind, ahead] = [SIGNS[(line + 11) % 12]!, SIGNS[line]!]
    return {
      at: instantOf(time),
      body,
      from: isRetrograde ? ahead : behind,
      to: isRetrograde ? behind : ahead,
      isRetrograde,
    }
  })
}

/** See `Sky.houseIngresses`. */
export function findHouseIngresses(
  tables: Tables,
  body: Planet,
  cusps: readonly number[],
  from: Date,
  to: Date,
): Ingress<number>[] {
  checkCusps(cusps)
  return passesOf(tables, body, cusps, from, to).flatMap(({ line, time, isRetrograde }) => {
    // by the houses on either side, so that cusps which run backwards near the poles are read rightly too
    const [behind, ahead] = [houseOf(cusps[line]! - BESIDE, cusps), houseOf(cusps[line]! + BESIDE, cusps)]
    if (behind === null || ahead === null || behind === ahead) return []
    return {
      at: instantOf(time),
      body,
      from: isRetrograde ? ahead : behind,
      to: isRetrograde ? behind : ahead,
      isRetrograde,
    }
  })
}

const BESIDE = 1e-7

function passesOf(
  tables: Tables,
  body: Planet,
  longitudes: readonly number[],
  from: Date,
  to: Date,
): Crossing[] {
  checkSpan(from, to)
  checkOneOf(PLANETS, body, 'body')
  return passes(tables, body, longitudes, julianDay(from), julianDay(to))
}
