/** What is asked of the sky alone, where nobody's chart is meant. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Planet, Sign } from '@astrarium/sky'
import type { Cycle } from './cycle.ts'
import { plain } from './plain-text.ts'
import { eventIn } from './sky-event-in.ts'
import { withRetrograde } from './sky-slang.ts'

export interface SkyAsked {
  /** what stands bright in the evening, and on which side */
  bright: { side: Side | null } | null
  of: SkyMatter | null
}

export const SIDES = ['west', 'east', 'south', 'north'] as const
export type Side = (typeof SIDES)[number]

export type SkyMatter =
  | { is: 'void_moon'; asks: 'yes_no' | 'when' }
  /** of all planets where none is named */
  | { is: 'retrograde'; body: Planet | null }
  | { is: 'eclipse'; of: 'solar' | 'lunar' | null }
  | { is: 'phase'; phase: 'full' | 'new' }
  | { is: 'season'; sign: Sign | null }
  | Pick<Extract<Cycle, { is: 'stay' }>, 'is' | 'body' | 'sign' | 'turn'>
  | { is: 'moon' }
  | { is: 'place'; body: Planet }

export function skyAskedIn(question: string): SkyAsked {
  return { bright: brightIn(plain(question)), of: matterIn(withRetrograde(question).toLowerCase()) }
}

function brightIn(text: string): SkyAsked['bright'] {
  return BRIGHT.test(text) ? { side: SIDES.find((one) => text.includes(one)) ?? null } : null
}

const BRIGHT =
  /\b(?:bright\w*|shin\w+|that star|what star|which star|evening star)\b.*\b(?:west|east|south|north|sky|tonight|evening|sunset|horizon|up there)\b|\b(?:west|east|south|north|tonight|evening|sunset)\b.*\b(?:bright\w*|shining|star)\b/

function matterIn(text: string): SkyMatter | null {
  const body = BODIES.find((name) => new RegExp(`\\b${name}\\b`).test(text)) ?? null
  if (/\bvoid\b/.test(text))
    return { is: 'void_moon', asks: /^(so |and |hey |arion )*is\b/.test(text.trim()) ? 'yes_no' : 'when' }
  if (/\bretrograde/.test(text)) return { is: 'retrograde', body }
  if (/\beclipse/.test(text)) {
    const isSolar = /\bsolar\b|of the sun\b/.test(text)
    return { is: 'eclipse', of: isSolar ? 'solar' : /\blunar\b|of the moon\b/.test(text) ? 'lunar' : null }
  }
  if (/\bfull moon/.test(text)) return { is: 'phase', phase: 'full' }
  if (/\bnew moon/.test(text)) return { is: 'phase', phase: 'new' }
  if (/\bseason\b/.test(text))
    return { is: 'season', sign: SIGNS.find((sign) => text.includes(sign.toLowerCase())) ?? null }
  const event = eventIn(text)
  if (event?.is === 'stay') return event
  if (/\bmoon\b/.test(text)) return { is: 'moon' }
  return body && { is: 'place', body }
}

const BODIES = ['sun', 'moon', ...PLANETS.filter((body) => body !== 'sun' && body !== 'moon')] as const
