/** The particulars of a question, from its words and from what was told before it. */
import type { Standing } from '../claims/chart-claim.ts'
import type { Reading } from '../listen/reading.ts'
import type { ThreadTurn } from '../types.ts'
import { openingAsked } from './asked/opening-asked.ts'
import { bodilyIn, hasHadDoctor } from './bodily.ts'
import { speaksOfIllness, withoutAnothersEnd } from './care/of-illness.ts'
import { refusedIn } from './care/refused.ts'
import { takesCryBack } from './care/takes-cry-back.ts'
import { cheerIn } from './cheer.ts'
import { besideTimes } from './choices/times-between.ts'
import { pictureIn } from './dream.ts'
import { scenesNamed } from './scene-names.ts'
import { ownNouns } from './gate/own-nouns.ts'
import { ownQuestions } from './gate/own-question.ts'
import { insteadOfVerdict } from './meaning/of-oneself.ts'
import { WORRY } from './meaning/turn-words.ts'
import type { Particulars } from './particulars.ts'
import { asksNewLove } from './new-love.ts'
import { plain } from './plain-text.ts'
import { skyAskedIn } from './sky-asked.ts'
import { namesTheirBirth } from './talk/their-birth.ts'
import { theDeadIn } from './the-dead.ts'
import { isOfAskerAlone, whoseReason } from './whom-it-asks-of.ts'
import { kinIn, LOW, OF_DEATH, toldEventIn, whoWas } from './told-event.ts'
import { stateOf } from './turn-state.ts'

interface Asked {
  question: string
  thread: readonly ThreadTurn[]
  reading: Reading
}

/**
 * `today` is local.
 * @param named words of the question alone, without what is told beside it
 */
export function particularsOf(
  { question, thread, reading }: Asked,
  today: string,
  named: string | null = null,
): Particulars {
  const text = plain(question)
  const small = question.toLowerCase()
  const nouns = ownNouns(question)
  const opening = openingAsked(question, reading.asks[0], {
    named,
    beside: (words) => besideTimes(words, today),
  })
  return {
    // whoever was loved before is not who it is about
    opening: asksNewLove(question) ? { ...opening, nouns: [], things: [] } : opening,
    refused: refusedIn(question),
    scenes: scenesNamed(text, { before: plain(thread.at(-1)?.question ?? ''), leans: reading.leans }),
    picture: pictureIn(question),
    sky: skyAskedIn(question),
    takesCryBack: takesCryBack(question),
    isBare: !/\p{L}/u.test(question),
    hasQuestionMark: question.includes('?'),
    words: wordsThatCount(text),
    cheer: cheerIn(question),
    isBlunt: BLUNT.test(text),
    asksIfSo: WAS_SO.test(question),
    insteadOfVerdict: insteadOfVerdict(ownQuestions(question, 1)[0]?.words ?? ''),
    asksIfBurnt: /combust|cazimi|beams/.test(small),
    asksIfOver: /\b(?:over|behind|done|past)\b/.test(small),
    standing: STANDINGS.find(([word]) => ` ${text} `.includes(word))?.[1] ?? null,
    asksForMonth: /\b(?:which|what|best) month\b/.test(small),
    asksIfNow: /^(so |and )?(am|is|are)\b/.test(small.trim()),
    bodily: bodilyIn(question),
    hadDoctor: hasHadDoctor(question),
    fearsIllness:
      WORRY.test(text) &&
      thread.some((turn) => stateOf(turn)?.told.isOfIllness ?? speaksOfIllness(turn.question)),
    isOfTheDying: speaksOfIllness(question) && withoutAnothersEnd(question) !== question,
    whoseReason: whoseReason(question),
    isOfAskerAlone: isOfAskerAlone(question),
    tellsBirth: namesTheirBirth(question),
    dead: theDeadIn(question, today),
    told: {
      event: toldEventIn(text),
      isLow: LOW.test(text),
      whoWas: whoWas(question),
      kin: kinIn(text),
      people: nouns.people,
      things: nouns.things,
      isAfterDeath: thread.some((turn) => stateOf(turn)?.told.isOfDeath ?? OF_DEATH.test(turn.question)),
    },
  }
}

const STANDINGS: readonly (readonly [string, Standing])[] = [
  [' exalt', 'exaltation'],
  [' detriment', 'detriment'],
  [' fall ', 'fall'],
  [' domicile', 'domicile'],
  [' own sign', 'domicile'],
]

function wordsThatCount(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => !SLIGHT.test(word))
    .map((word) => word.replace(/(?:ing|ed|s)$/, ''))
    .sort()
}

const BLUNT =
  /\b(?:yes or no|yes\/no|y or n|one word|straight answer|be blunt|bluntly|no waffle|don'?t sugar ?coat\w*|don'?t hedge|just tell me)\b/
const WAS_SO = /^\W*(?:(?:so|and|but|tell me|please),? )*(?:was|were|did|had|has|have)(?:n['’]?t)? (?!i\b)/i
/** Words that change nothing of what is asked. */
const SLIGHT =
  /^(a|an|the|i|me|my|am|is|are|do|does|did|be|been|it|its|this|that|so|to|of|in|on|for|and|or|but|at|with|very|really|always|still|just|ever|now|again|please|arion|hey|hi|hello|you|your|can|could|would|will|tell|about|all|time|actually|even|right|lately|these|days)$/
