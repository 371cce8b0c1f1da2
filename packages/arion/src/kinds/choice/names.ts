/** The things to choose between, as the one who asks would hear them named. */
import { findClaims } from '../../check/find-claims.ts'
import { capital } from '../../language/text.ts'
import { tidy } from '../../question/asked/tidy.ts'
import type { Choice } from '../../question/choices/choices.ts'
import { matterOf } from './matters.ts'

const POSITIONS = ['the first', 'the second', 'the third', 'the fourth', 'the fifth']

/** "i ring my sister" is "you ring your sister"; what the check would take for a claim is counted instead. */
export function nameOf({ words }: Choice, index: number): string {
  const turned = tidied(words).replace(
    /\b(i'm|i am|i|my|mine|me|myself|our|ours|us|we|ourselves)\b/gi,
    (word) => YOURS[word.toLowerCase()] ?? word,
  )
  const { claims, unclaimed } = findClaims(capital(turned), { year: 2000, subject: null })
  return claims.length + unclaimed.length === 0 ? small(turned) : POSITIONS[index]!
}

/** "start looking at like" is "start looking": what hangs in the air is left out. */
function tidied(words: string): string {
  return tidy(words.replace(/(?: (?:at|in|on|for|to))? like$/i, ''))
    .replace(/\bwhile after\b/i, 'until after')
    .replace(/\ba (?=[aeio])/g, 'an ')
}

/** A capital that only began the question. */
function small(name: string): string {
  const first = name.split(/[\s,]/)[0]!
  const isPlain = PLAIN.test(first) || (/^[A-Z][a-z]/.test(first) && matterOf(first) !== null)
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
const PLAIN =
  /^(a|an|the|your|now|after|before|in|on|at|next|this|from|until|till|with|to|hire|launch|work|job|leave|take|put|get|be|have|do|make)$/i

/** In a sentence: what is neither a thing nor a time is quoted, as a verb would upset the grammar. */
function quoted(name: string): string {
  return /^(a|an|the|your|now|today|tomorrow|after|before|in|on|at|next|this|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)\b/i.test(
    name,
  )
    ? name
    : `"${name}"`
}
const YOURS: Record<string, string> = {
  "i'm": 'you are',
  'i am': 'you are',
  i: 'you',
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  our: 'your',
  ours: 'yours',
  us: 'you',
  we: 'you',
  ourselves: 'yourselves',
}

/** {A} and {B} of a line of lore. */
export function named(text: string, a: { name: string }, b: { name: string }): string {
  return text
    .replaceAll('{A}', quoted(a.name))
    .replaceAll('{B}', quoted(b.name))
    .replace(/(?:^|[.?!] )"?[a-z]/g, (start) => start.toUpperCase())
}

export function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
