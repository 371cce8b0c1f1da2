/** The things to choose between, as the one who asks would hear them named. */
import { tidy } from '../asked/tidy.ts'
import type { Choice } from './choices.ts'
import { matterOf } from './matters.ts'

/** "i ring my sister" is "you ring your sister". */
export function nameOf(words: string): string {
  const turned = tidied(words).replace(
    /\b(i'm|i am|i|my|mine|me|myself|our|ours|us|we|ourselves)\b/gi,
    (word) => YOURS[word.toLowerCase()] ?? word,
  )
  return small(turned)
}

/** A name, and what has to be known of it where it is said. */
export function named(name: string): Pick<Choice, 'name' | 'hasNumber' | 'isNoun'> {
  return { name, hasNumber: /\d/.test(name), isNoun: NOUN.test(name) }
}
const NOUN =
  /^(a|an|the|your|now|today|tomorrow|tonight|after|before|in|on|at|next|this|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)\b/i

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
  /^(a|an|the|your|now|after|before|in|on|at|next|this|from|until|till|with|to|hire|launch|work|job|retire|stop|keep|move|marry|sell|buy|settle|go|stay|leave|take|put|get|be|have|do|make)$/i
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
