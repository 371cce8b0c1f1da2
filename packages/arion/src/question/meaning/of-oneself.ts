/**
 * "Am I too proud?", "is she right?", "have I upset him?": a yes or no that no chart gives. What yours says
 * of you in it can be told, and how you reach whom it is about.
 */
import type { Wants } from '../../listen/vocabulary.ts'
import { plain } from '../plain-text.ts'

/** What is answered in its place; null where something else is asked. `words`: of the question alone. */
export function insteadOfVerdict(words: string): Wants | null {
  const text = ` ${plain(words)} `
  if (holds(OF_A_DEED, text)) return 'how'
  if (IS_WHY.test(text)) return 'why'
  // "what am I good at" asks for no yes or no
  const isOfState = BEGINS.some((begin) => text.startsWith(begin) || text.includes(` or${begin}`))
  const isElsewhere = [...ASKS_OF_TIME, ...OF_THE_WORLD].some((one) => text.includes(one))
  return (isOfState && !isElsewhere) || holds(OF_ONESELF, text) || asksOfPlace(words) ? 'who' : null
}

/** "Is that why they think so?": the reason is asked for. */
const IS_WHY = /^ (?:and |so |oh |lol |ok |wait )*(?:is|was) (?:that|this|it) (?:why|the reason) /
const BEGINS: readonly string[] = [
  ' am i ',
  ' have i just ',
  ' have i lost ',
  ' is this love ',
  ' is it love ',
]
/** What will come of it, or what one may do. */
const ASKS_OF_TIME: readonly string[] = [
  ' going to ',
  ' gonna ',
  ' ever ',
  ' allowed ',
  ' able ',
  ' about to ',
  ' safe ',
  ' in my ',
]

/** What is so or not, whatever one is like. */
const OF_THE_WORLD: readonly string[] = [
  ' gay ',
  ' adopted ',
  ' pregnant ',
  ' autistic ',
  ' trans ',
  ' ill ',
  ' sick ',
  ' dying ',
]

/** "Would I thrive in a town?": what a place has to give is asked, and nothing that one would do. */
export function asksOfPlace(typed: string): boolean {
  const words = plain(typed).split(' ')
  const at = words.findIndex((word, index) => WOULD.includes(word) && FARES.has(wordsAfter(words, index)))
  return at >= 0 && words.slice(at).some((word) => PLACES.has(word))
}

/** "would I be happy", "I would thrive": without the asker in it. */
function wordsAfter(words: readonly string[], at: number): string {
  const [first = '', second = ''] = words.slice(at + 1, at + 5).filter((word) => !BETWEEN.includes(word))
  return FARES.has(first) ? first : `${first} ${second}`
}
const WOULD: readonly string[] = ['would', 'could', "i'd", 'will']
const BETWEEN: readonly string[] = ['i', 'ever', 'even', 'really', 'not', 'still', 'just']
const FARES: ReadonlySet<string> = new Set([
  'thrive',
  'cope',
  'wither',
  'live in',
  'live on',
  'live by',
  'be happy',
  'be lonely',
  'be bored',
  'be content',
  'be unhappy',
  'be miserable',
  'be ok',
  'feel at',
  'feel lost',
  'feel lonely',
  'go mad',
  'go crazy',
  'go stir',
  'fit in',
  'like it',
  'love it',
  'do well',
  'settle in',
])
const PLACES: ReadonlySet<string> = new Set(
  'town city farm village country countryside coast suburb suburbs island mountains seaside there abroad place flat apartment'.split(
    ' ',
  ),
)

function holds(phrases: readonly string[], text: string): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `))
}

/** Done to somebody, who alone knows what it did. */
const OF_A_DEED: readonly string[] = [
  'did i do something',
  'did i do anything',
  'did i say something',
  'did i say anything',
  'did i upset',
  'did i hurt',
  'did i offend',
  'have i done something',
  'have i said something',
  'have i upset',
  'have i hurt',
  'have i offended',
  'mad at me',
  'angry with me',
  'angry at me',
  'cross with me',
  'upset with me',
]
const OF_ONESELF: readonly string[] = [
  'is he right',
  'is she right',
  'are they right',
  'is it true of me',
  'is that me',
  'is it me',
  'does my chart agree',
  'do my stars agree',
  'do my planets agree',
]
