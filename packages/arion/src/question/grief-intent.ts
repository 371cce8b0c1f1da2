/** What is answered where somebody is missing. */
import type { Grief } from './care/grief.ts'
import { witnessOf } from './care/not-in-chart.ts'
import { deliberates } from './undertaking.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { KINDS } from '../kinds/index.ts'
import { presenceFor } from './presence-intent.ts'

export function aside(grief: Grief | null): Pick<Intent, 'grief'> {
  return grief ? { grief: 'past' } : {}
}

/** Somebody is missing, and that comes before whatever else is asked. */
export function mourning(text: string): ParsedQuestion {
  const asksLove =
    /\b(love again|dat(e|ing)( again)?|meet (someone|somebody)|new (partner|love|relationship|man|woman|husband|wife)|remarry|marry again|find (love|someone|somebody))\b/
  const asksTime = /\bhow (will|is|are|does)\b|\bwhat (will|does|do the)\b|\b(which|what) (day|week|month)\b/
  const ofTheDead = OF_THE_DEAD.find(([, words]) => words.test(text))?.[0]
  const grief = asksLove.test(text)
    ? 'asks_love'
    : (ofTheDead ??
      (witnessOf(text) === 'fault'
        ? 'asks_fault'
        : deliberates(text) || asksTime.test(text)
          ? 'asks'
          : 'told'))
  return presenceFor({ grief })
}

/** A death is what it is answered by, and nothing else is read. */
export function isMourning({ kind, grief }: Intent): boolean {
  return KINDS[kind].meets && grief !== undefined
}

/** A question of the one who has died, or of how long it is so. `text` is plain and small. */
export function asksOfTheDead(text: string): boolean {
  return OF_THE_DEAD.some(([, words]) => words.test(text))
}

/** What those who mourn ask most, each with an answer of its own; none of them claims to know. */
const OF_THE_DEAD: readonly (readonly [NonNullable<Intent['grief']>, RegExp])[] = [
  [
    'asks_again',
    /\b(see|meet|hold|hear|find|be with)\b.*\bagain\b|\b(reunite\w*|be together again|waiting for me)\b/,
  ],
  [
    'asks_near',
    /\b(can|could|does|do|is|will) (he|she|they|mum|mom|dad|my \w+)( \w+)? (hear|see|watch\w*|feel|know|with|near|around|send\w*)\b/,
  ],
  [
    'asks_peace',
    /\b(at peace|in peace|happy now|ok(ay)? (now|where)|all right (now|where)|alright (now|where)|in a better place)\b/,
  ],
  [
    'asks_pain',
    /\b(suffer\w*|in pain|hurt(ing)?|afraid|scared|alone when)\b.*$(?<=\b(he|she|they|his|her|mum|mom|dad|it)\b.*)/,
  ],
  [
    'asks_enough',
    /\b(did|have|could|should) (i|we)\b.*\b(enough|more|been there|gone sooner|come sooner|said goodbye|noticed)\b/,
  ],
  [
    'asks_lighter',
    /\b(get|gets|be|become|feel|grow)s? (any |ever |a bit |more )?(lighter|easier|better|bearable|normal|less)\b|\bhow long (does|will|do|is)\b|\bwhen (will|does|do) (it|this|i)\b|\b(stop|go away|ever end|hurt less)\b/,
  ],
]

export function isOfLove({ theme }: Intent): boolean {
  return theme === 'love' || theme === 'meet' || theme === 'unavailable'
}
