/** Statements of two people made wrong in one thing each. */

import { CALLED } from './truths.ts'

export const FAULTS = ['aspect', 'sign', 'house', 'point', 'date', 'owner'] as const
export type Fault = (typeof FAULTS)[number]

const ASPECTS = ['conjunct', 'sextile', 'square', 'trine', 'opposite']
const SIGNS =
  'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces'.split('|')
const POINTS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']
const NTH = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|')
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)

/** null where the sentence has nothing of the kind. */
export function lieAbout(fault: Fault, sentence: string, name: string, random: () => number): string | null {
  const other = (among: readonly string[], not: string) =>
    among.filter((one) => one !== not)[Math.floor(random() * (among.length - 1))] ?? not
  const swap = (pattern: RegExp, among: readonly string[]) =>
    pattern.test(sentence) ? sentence.replace(pattern, (word) => other(among, word)) : null
  switch (fault) {
    case 'aspect':
      return swap(new RegExp(`\\b(?:${ASPECTS.join('|')})\\b`), ASPECTS)
    case 'sign':
      return swap(new RegExp(`\\b(?:${SIGNS.join('|')})\\b`), SIGNS)
    case 'house': {
      const found = /\b(\w+) house, the house of [a-z ]+\./.exec(sentence)
      if (!found) return null
      const nth = other(NTH, found[1] ?? '')
      return sentence.replace(found[0], `${nth} house, the house of ${CALLED[NTH.indexOf(nth)]}.`)
    }
    case 'point':
      return swap(new RegExp(`(?<=(?:[Yy]our|’s) )(?:${POINTS.join('|')})\\b`), POINTS)
    case 'date': {
      const found = new RegExp(`(\\w+day) (\\d{1,2}) (${MONTHS.join('|')})`).exec(sentence)
      if (!found) return null
      const away = 3 + Math.floor(random() * 8)
      const at = new Date(Date.UTC(2026, MONTHS.indexOf(found[3] ?? ''), Number(found[2]) + away))
      const weekday = WEEKDAYS[(WEEKDAYS.indexOf(found[1] ?? '') + away) % 7]
      return sentence.replace(found[0], `${weekday} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`)
    }
    case 'owner':
      return sentence.replaceAll(new RegExp(`\\b[Yy]our\\b|${name}’s`, 'g'), (word) =>
        /your/i.test(word) ? `${name}’s` : 'your',
      )
  }
}
