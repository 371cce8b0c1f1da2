/** Somebody new is wished for: that is a meeting, and no talk with whoever was loved before. */
import type { AskedThing } from '../listen/reading.ts'
import { sentencesOf } from './asking.ts'
import { plain } from './plain-text.ts'

/** Asked for, and not only told of: "he has a new love" asks for none. */
export function asksNewLove(typed: string): boolean {
  return sentencesOf(typed).some((sentence) => ASKS.test(plain(sentence)) && isOfNewLove(plain(sentence)))
}

/** What was heard of love is of meeting somebody, where a new one is asked for. */
export function asNewLove(thing: AskedThing, typed: string): AskedThing {
  const [first, ...others] = thing.about
  const isOfLove = first === 'love' || first === 'parting'
  if (!isOfLove || thing.confidence === 1 || !asksNewLove(typed)) return thing
  return { ...thing, about: ['meeting', ...others.filter((one) => one !== 'meeting' && one !== first)] }
}

function isOfNewLove(text: string): boolean {
  return NEW_LOVE.test(text) && !OF_ANOTHER.test(text)
}

const NEW =
  '(?:love|partner|man|woman|guy|girl|relationship|husband|wife|boyfriend|girlfriend|romance|person|life partner)'
const ANYONE = '(?:someone|somebody|anyone|anybody)'
const NEW_LOVE = new RegExp(
  [
    `\\bnew ${NEW}\\b`,
    `\\b${ANYONE} (?:new|else|again)\\b`,
    `\\b(?:meet|find|have|know) (?:\\w+ )?(?:love|${ANYONE})\\b(?: again)?(?= *$| (?:again|soon|now|this|next|in|at|by|before|and|or)\\b)`,
    '\\b(?:love|marry|date|dating|in love|remarry|relationship|loved) (?:\\w+ )?again\\b',
    '\\blove (?:will |ever |still )*come\\b(?! back)',
    '\\bremarry\\b',
  ].join('|'),
)
/** The one who went has somebody new, and is still spoken of. */
const OF_ANOTHER =
  /\b(?:he|she|they|his|her|their|my (?:ex|mother|father|mum|mom|dad|son|daughter|brother|sister|friend)(?:'s)?)\b|\b(?:love|marry|date) (?:him|her|me|us|each other)\b/
const ASKS =
  /\b(?:will|would|when|is (?:it |this )?(?:too|there|now)|can|could|do|does|am i|are|shall|should|ever|if|whether|how long|which)\b/
