import { PLANETS, SIGNS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { numberOf, ORDINALS } from '../language/numbers.ts'
import type { Cycle } from './cycle.ts'

const BODY = PLANETS.join('|')

/** What of the sky is asked about, whoever asks. */
export function eventIn(text: string): Cycle | null {
  if (/\bprofect(ion|ed)\b|\b(lord of (the|my) year|(time|year) lord)\b/.test(text))
    return { is: 'profection' }
  if (/\bprogressed (moon|sun|chart)\b|\b(secondary )?progressions?\b/.test(text))
    return { is: 'progressed', body: /\bsun\b/.test(text) ? 'sun' : 'moon' }
  if (
    /\b((days?|long|weeks?|months?) (until|till|to|is it until|are there until|before) my (next )?birthday|when is my (astrological |next )?birthday)\b/.test(
      text,
    )
  )
    return { is: 'birthday' }
  const returning = returnIn(text)
  if (returning) return returning
  if (/\beclipses?\b/.test(text))
    return {
      is: 'eclipse',
      of: /\bsolar\b|\bof the sun\b/.test(text)
        ? 'solar'
        : /\blunar\b|\bof the moon\b/.test(text)
          ? 'lunar'
          : null,
    }
  const phase = /\b(full|new) moon\b/.exec(text)?.[1]
  if (phase) return { is: 'lunation', phase: phase as 'full' | 'new' }
  const motion = new RegExp(
    `\\b(?<!my |natal )(${BODY})\\b.*\\b(retrograde|go(es)? direct|turns? direct)`,
  ).exec(text)?.[1]
  if (
    motion &&
    motion !== 'sun' &&
    motion !== 'moon' &&
    !/\b(born|birth|in my (natal |birth )?chart\?*$)/.test(text.replace(/where in my chart.*/, ''))
  )
    return { is: 'retrograde', body: motion as Planet }
  const stay = stayIn(text)
  if (stay) return stay
  return /\b(big|biggest|major|main|important|heaviest|strongest|greatest) (\w+ )?transits?\b|\btransits? (of my life|am i (in|having|under)|do i have)\b|\bmy (current |major )?transits\b/.test(
    text,
  ) && !/\b(coming|ahead|upcoming|next|week|month|year)\b/.test(text)
    ? { is: 'big' }
    : null
}

const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus']
/** "Am I in my Saturn return or not?", "have I had it yet?" */
const WHETHER_ON =
  /\b(?:am|are|was|is) (?:i|we|my|this|it)\b|\b(?:did|have|has) (?:i|my)\b|\b(?:now|already|yet|still|currently|or not)\b/

function returnIn(text: string): Cycle | null {
  const found = new RegExp(`\\b(?:(solar|lunar)|(${BODY}))(?: s)? returns?\\b`).exec(text)
  if (!found) return null
  const body = found[1] === 'solar' ? 'sun' : found[1] === 'lunar' ? 'moon' : (found[2] as Planet)
  const nth = /\b(first|second|third|fourth|1st|2nd|3rd|4th)\b/.exec(text)?.[1]
  const number = nth
    ? Math.max(['first', 'second', 'third', 'fourth'].indexOf(nth) + 1, Number.parseInt(nth, 10) || 0)
    : 0
  const which = number > 0 ? number : /\b(last|previous|was|did|over|behind)\b/.test(text) ? 'last' : 'next'
  const asksWhether =
    which === 'next' &&
    WHETHER_ON.test(text) &&
    !/\b(?:when|how (?:long|old)|which|what)\b/.test(text) &&
    SLOW.includes(body)
  return { is: 'return', body, which, ...(asksWhether && { asksWhether }) }
}

/**
 * "When does Saturn leave my 7th house?", "When does Pluto enter Aquarius?", "What sign does Jupiter go into
 * next?"
 */
function stayIn(text: string): Cycle | null {
  const body = new RegExp(`(?<!my |natal )\\b(${BODY})\\b`).exec(text)?.[1] as Planet | undefined
  if (!body) return null
  const number = new RegExp(`\\b(?:(\\d{1,2})(?:st|nd|rd|th)?|(${ORDINALS.join('|')})) house\\b`).exec(text)
  const house = number ? numberOf(number[1] ?? number[2] ?? '') : null
  const sign = SIGNS.find((name) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(text)) ?? null
  const leaves =
    /\b(leaves?|leaving|exits?|out of|finish(es)? (with )?|move on from|done with|be over in|how long (will|is|does)|until when)\b/.test(
      text,
    )
  const enters =
    /\b(enters?|entering|ingress(es)?|(go|goes|going|move|moves|moving|come|comes|get|gets|pass|passes|cross|crosses) (in)?to|changes? (its )?(sign|house)s?|next (sign|house)|reach(es)?)\b/.test(
      text,
    )
  const isPlace = house !== null || sign !== null || /\b(sign|house)s?\b/.test(text)
  if (isPlace && (leaves || enters) && (house === null || (house >= 1 && house <= 12)))
    return {
      is: 'stay',
      body,
      turn: leaves ? 'leaves' : 'enters',
      house,
      sign,
      by: house !== null || (!sign && /house/.test(text)) ? 'house' : 'sign',
    }
  if (
    /\bwhere is\b.*\bin my (birth |natal )?chart\b/.test(text) &&
    /\b(now|currently|transit\w*|moving|passing)\b/.test(text)
  )
    return { is: 'stay', body, turn: 'is', house: null, sign: null, by: 'house' }
  if (
    /\b(which|what) (of my )?house\b/.test(text) &&
    /\b(now|currently|transit\w*|at the moment|right now|today|moving|passing)\b/.test(text)
  )
    return { is: 'stay', body, turn: 'is', house: null, sign: null, by: 'house' }
  return null
}
