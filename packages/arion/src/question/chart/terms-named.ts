/** Every term of astrology that a question names: points, aspects, techniques, also those not read here. */
import { inWords, PLAIN_WORDS } from '../craft/craft-heard.ts'
import { TERMS } from '../craft/craft-terms.ts'
import type { Craft } from '../craft/craft-terms.ts'
import { plain } from '../plain-text.ts'
import { withoutUnwanted, withRetrograde } from '../sky-slang.ts'
import { pointSpansIn } from './names-in.ts'
import { unknownTermIn, UNREAD_POINTS, UNREAD_TECHNIQUES } from './unknown-term.ts'

/** In the order of the words, each once; points first where one begins a longer term. */
export function termsNamed(question: string): string[] {
  const text = plain(withoutUnwanted(withRetrograde(question)))
  const points = pointSpansIn(text).map(({ point, from }) => ({ name: point as string, from }))
  const terms = withoutInner(
    TERMS.filter(([term]) => !OF_POINTS.includes(term)).flatMap(([term, words]) => {
      const found = inWords(words).exec(text)
      return found ? [{ name: term, from: found.index, to: found.index + found[0].length }] : []
    }),
  )
  const unread = [
    UNREAD_POINTS.exec(text)?.[0],
    UNREAD_TECHNIQUES.exec(text)?.[0],
    unknownTermIn(text, false),
  ]
  const named = [
    ...terms.filter(({ name }) => !isPlainWord(name)),
    ...unread.flatMap((name) =>
      name ? [{ name: name.replaceAll(' ', '_'), from: text.indexOf(name) }] : [],
    ),
  ]
  // "square" is a term beside Mars, and a place beside a church
  const isOfCraft = points.length + named.length > 0
  const plainWords = isOfCraft ? terms.filter(({ name }) => isPlainWord(name)) : []
  const sorted = [...points, ...named, ...plainWords].sort((one, other) => one.from - other.from)
  return [...new Set(sorted.map(({ name }) => name))]
}

/** Longer names stand first in the list: what lies inside of one is not meant. */
function withoutInner<Term extends { from: number; to: number }>(found: readonly Term[]): Term[] {
  return found.filter(
    ({ from, to }, index) => !found.slice(0, index).some((one) => one.from <= from && to <= one.to),
  )
}

function isPlainWord(name: Craft): boolean {
  return PLAIN_WORDS.includes(name) || OF_EVERY_DAY.includes(name)
}

/** These are points, or begin with one. */
const OF_POINTS: readonly Craft[] = [
  'mercury_retrograde',
  'rising_sign',
  'sun_sign',
  'moon_sign',
  'midheaven',
  'descendant',
  'ic',
  'nodes',
  'chiron',
  'lilith',
]

/** "I am applying for the house on the square." */
const OF_EVERY_DAY: readonly Craft[] = [
  'houses',
  'square',
  'opposition',
  'applying',
  'reception',
  'dignity',
  'cusp',
  'elements',
  'orb',
  'transit',
  'composite',
]
