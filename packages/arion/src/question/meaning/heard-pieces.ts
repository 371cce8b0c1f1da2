/** What was heard in a question that is not sure enough to be answered, in the person's own words. */
import { timesIn } from '../../time/read-time.ts'
import type { TimeFrame } from '../../time/span.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import type { Piece } from '../piece.ts'
import type { AskedThing } from '../../listen/reading.ts'

export function piecesOf(question: string, asked: AskedThing, frame: TimeFrame): Piece[] {
  const found: Piece[] = []
  const add = (is: Piece['is'], words: string | undefined, from = 0) => {
    const start = words ? question.toLowerCase().indexOf(words.toLowerCase(), from) : -1
    const isFree = found.every(({ at }) => start + (words?.length ?? 0) <= at[0] || start >= at[1])
    if (words && start >= 0 && isFree)
      found.push({
        at: [start, start + words.length],
        is,
        words: question.slice(start, start + words.length),
      })
  }
  for (const choice of asked.choices ?? []) add('choices', choice)
  const { name, role } = asked.person ?? {}
  add('person', name)
  if (!name) add('person', role)
  if (!name && !role) {
    const pronoun = PRONOUN.exec(question)
    // whom they have just named is nobody to ask for
    const told = pronoun && ownNouns(question.slice(0, pronoun.index)).people.at(-1)
    if (told) add('person', told)
    else if (pronoun) add('unknown_person', pronoun[0], pronoun.index)
  }
  // a time that is only told is nothing to offer
  for (const { at, tense } of timesIn(question, frame))
    if (tense !== 'past') add('time', question.slice(...at), at[0])
  const words = undertakingWords(question)
  const start = words ? question.indexOf(words) : -1
  // the line under what is done ends where the line under a person or a time begins
  const others = found.filter(({ at }) => at[1] > start && at[0] < start + (words?.length ?? 0))
  const end = Math.min(start + (words?.length ?? 0), ...others.map(({ at }) => at[0]))
  if (words && question.slice(start, end).trim() !== '')
    found.push({ at: [start, end], is: 'undertaking', words })
  return found.sort((a, b) => a.at[0] - b.at[0])
}

/** "ring Aroha", of "should I ring Aroha?": what the asker would do, up to where something else begins. */
function undertakingWords(question: string): string | undefined {
  const found = DOING.exec(question)?.[1]?.trim()
  return found && found.split(/\s+/).length <= 7 && !STATE.test(found) ? found : undefined
}

const PRONOUN = /\b(she|her|he|him|they|them)\b/i
const DOING =
  /(?<!\b(?:why|what|where) )\b(?:should|shall|can|could|must|do|may) (?:i|we) (?:just |really |now |even |finally |gotta |got to |have to |need to )*((?:(?! or | and | if | when | before | after | until | till | because | but |, )[^.?!\n]){2,60})|\b(?:time|day|idea|moment|chance|wise|ready|right|good) to ((?:(?! or | and | if |, )[^.?!\n]){2,60})/i
const STATE = /^(be|feel|have|know|think|want|need|expect|do|see|look)\b/i
