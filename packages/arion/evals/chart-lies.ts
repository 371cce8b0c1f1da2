/** A sentence about a chart with one thing in it made wrong. */
import { SIGNS } from '@astrarium/sky'

const NTH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const PLANET = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const COUNT = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const PHASE = [
  'new',
  'crescent',
  'first quarter',
  'gibbous',
  'full',
  'disseminating',
  'last quarter',
  'balsamic',
]
const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/was not retrograde/, 'was retrograde'],
  [/was retrograde/, 'was not retrograde'],
  [/holds no planet/, 'holds Saturn'],
  [/is in its own sign(?! and)/, 'is in detriment'],
  [/is exalted/, 'is in its fall'],
  [/is in detriment(?! and)/, 'is in its own sign'],
  [/is in its fall/, 'is exalted'],
  [/has neither dignity nor debility/, 'is exalted'],
  [/form a grand trine/, 'form a T-square with the Moon at its point'],
  [/form a T-square/, 'form a yod'],
  [/form a yod/, 'form a T-square'],
  [/\bMore (\w+) than (\w+)/, 'More $2 than $1'],
  [/\bopposite\b/, 'in trine with'],
  [/\bsquare to\b/, 'in sextile with'],
  [/\bin trine with\b/, 'square to'],
  [/\bin sextile with\b/, 'opposite'],
  [/\bjoined to\b/, 'square to'],
]

/** Only of sentences that say something of the birth. */
export function liesOf(sentence: string): string[] {
  const isOfChart =
    /\d°|retrograde when you|\bholds\b|\bbegins in\b|of your .*planets|form a|There is no .* in your chart|phase of the Moon|in its own sign|is exalted|in detriment|its fall|neither dignity|no major aspect|strongest planet|slow planets is now|is active/.test(
      sentence,
    )
  if (!isOfChart) return []
  const lies = SWAPS.flatMap(([words, wrong]) =>
    words.test(sentence) ? [sentence.replace(words, wrong)] : [],
  )
  const swap = (words: readonly string[], before: string, step: number, after = '') => {
    const found = new RegExp(`(${before})(${words.join('|')})\\b(?=${after})`).exec(sentence)
    if (!found) return
    const wrong = words[(words.indexOf(found[2]!) + step) % words.length]!
    lies.push(
      sentence.slice(0, found.index) + found[1]! + wrong + sentence.slice(found.index + found[0].length),
    )
  }
  // another empty house would be just as true
  if (!sentence.includes('no planet') && !sentence.includes('None of the slow')) {
    swap(SIGNS, '', 3)
    swap(NTH, '\\b', 4, ' house')
  }
  swap(PHASE, 'in the ', 3, ' phase')
  swap(COUNT, '(?:, | and )', 2, '(?: stands?)? in ')
  swap(COUNT, '^(?:Yes\\. )?', 2, ' of your planets')
  // who stands there, who rules, who is at the point
  swap(
    PLANET,
    '(?:holds|so|with|is) (?:the )?',
    4,
    '(?: rules it|,| and |\\.| in your chart| at its point| in it)',
  )
  const degree = /(\d{1,2})°/.exec(sentence)
  if (degree) lies.push(sentence.replace(degree[0], `${(Number(degree[1]) + 7) % 30}°`))
  const orb = /orb (\d+\.\d)°/.exec(sentence)
  if (orb) lies.push(sentence.replace(orb[0], `orb ${(Number(orb[1]) + 1.3).toFixed(1)}°`))
  return lies
}
