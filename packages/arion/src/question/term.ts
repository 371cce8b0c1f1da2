/** Words of the trade that an answer uses, and that may be asked for by name. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'

export type Term = (typeof WORDS)[number][0] | Planet

const WORDS = [
  ['trine', /^(?:trines?)$/],
  ['sextile', /^(?:sextiles?)$/],
  ['square', /^(?:squares?|squaring)$/],
  ['opposition', /^(?:opposition|opposite|opposed?|opposing)$/],
  ['conjunction', /^(?:conjunction|conjunct|joins?|joined( to)?)$/],
  ['aspect', /^(?:aspects?|angles?)$/],
  ['transit', /^(?:transits?)$/],
  ['house', /^(?:(\w+ )?houses?)$/],
  ['ascendant', /^(?:ascendant|rising( sign)?)$/],
  ['midheaven', /^(?:midheaven|mc)$/],
  ['retrograde', /^(?:retrograde|backwards?)$/],
  ['exact', /^(?:(\w+ )?(from )?exact|orb)$/],
  ['chart', /^(?:(birth |natal )?chart|natal)$/],
  ['new_moon', /^(?:new moon)$/],
  ['full_moon', /^(?:full moon)$/],
  ['eclipse', /^(?:eclipses?)$/],
  ['node', /^(?:(north |south )?nodes?)$/],
  ['return', /^(?:(\w+ )?return)$/],
  ['sign', /^(?:(star |zodiac )?signs?)$/],
  ['rules', /^(?:rules?|ruler|rulership|chart ruler)$/],
] as const

/** `words` are plain and small; null where they name no term. */
export function termIn(words: string): Term | null {
  const name = words.replace(/^(?:the|a|an|this|that|word) /, '')
  const body = PLANETS.find((planet) => planet === name)
  if (body) return body
  if (SIGNS.some((sign) => sign.toLowerCase() === name)) return 'sign'
  return WORDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}
