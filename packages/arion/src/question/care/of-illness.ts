/** How it ends with somebody else is asked about: nobody speaks of their own will to die. */
import { sentencesOf } from '../asking.ts'
import { readRefusals } from './care.ts'

/** The words without the sentences that ask whether somebody else will die; '' where nothing is left. */
export function withoutAnothersEnd(typed: string): string {
  const sentences = sentencesOf(typed)
  const kept = sentences.filter((sentence) => !asksOfAnothersEnd(sentence))
  return kept.length === sentences.length ? typed : kept.join(' ')
}

/** An illness or an examination is spoken of, anybody's. */
export function speaksOfIllness(typed: string): boolean {
  return ILLNESS.test(typed) || EXAMINED.test(typed)
}

function asksOfAnothersEnd(sentence: string): boolean {
  return ANOTHER.test(sentence) && !OF_ONESELF.test(sentence) && readRefusals(sentence).includes('death')
}

const ILLNESS =
  /\b(?:cancer|tumou?r|leuk\w+|lymphoma|stroke|illness|disease|dementia|alzheimer\w*|sepsis|pneumonia|heart attack|hospital|hospice|intensive care|icu|chemo\w*|operation|surgery|coma|ventilator|ill|sick)\b/i
const ANOTHER =
  /\b(?:he|she|they|mum|mom|dad|gran\w*|(?:my|our|his|her|their) (?:\w+ )?(?:mother|mum|mom|mama|father|dad|papa|parents?|step\w+|grand\w+|gran|nana|sister|brother|son|daughter|child|kid|baby|twins?|husband|wife|partner|boyfriend|girlfriend|fianc\w+|friend|bestie|aunt|auntie|uncle|cousin|niece|nephew|boss|colleague|neighbou?r|dog|cat))\b/i
const OF_ONESELF =
  /\b(?:me\b|myself\b|i\b(?!(?: am|['’]?m) (?:so |very |really )*(?:scared|afraid|worried|frightened)\b))/i
const EXAMINED =
  /\b(?:scans?|biops(?:y|ies)|mammogram|x-?rays?|mri|blood tests?|test results?|lump|mole|chest pain|diagnos\w*|doctors?)\b/i
