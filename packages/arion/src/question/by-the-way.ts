/** An event of the sky that a message names and does not ask about. */
import { askingSentences, sentencesOf } from './asking.ts'
import { cycleIn } from './cycle-question.ts'
import { ownQuestions } from './gate/own-question.ts'
import { isLetter } from './letter.ts'
import { plain } from './plain-text.ts'
import { eventIn } from './sky-event-in.ts'

/** "Mercury retrograde or what, haha. How do I come across?": an aside, and nothing asked speaks of it. */
export function isNamedByTheWay(typed: string): boolean {
  const asked = ownQuestions(typed).map(({ words }) => plain(words))
  const naming = sentencesOf(typed).map(plain).filter(eventIn)
  const isAside = (text: string) => text.split(' ').some((word) => OF_ASIDES.includes(word))
  const isAsked = askingSentences(typed)
    .map(plain)
    .some((text) => cycleIn(text) !== null)
  if (!isAsked && isLetter(typed) && asksOfDeed(typed)) return true
  return naming.length > 0 && naming.every(isAside) && asked.some((text) => eventIn(text) === null)
}

/** "…more or less on my IC. Do I sell?": a deed is asked about, whatever of the sky was told before it. */
function asksOfDeed(typed: string): boolean {
  return OWN_DEED.test(plain(askingSentences(typed).at(-1) ?? ''))
}
const OWN_DEED =
  /^(?:so |and |but |then )*(?:do|shall|should|would|must|may|ought) (?:i|we) (?!have|know|need|feel|like|love|see|think|want|come)\b/
const OF_ASIDES = ['haha', 'hahaha', 'lol', 'lmao', 'finished', 'ended']
