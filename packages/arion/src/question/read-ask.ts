/** An ask once it was read: whatever answers it has what was read in hand, and none of the words. */
import type { Sky } from '@astrarium/sky'
import type { AskInput, ThreadTurn } from '../types.ts'
import { folded } from '../language/folded.ts'
import { questionFrame } from './ask-frame.ts'
import { bedsideOf } from './bedside-intent.ts'
import type { Bedside } from './care/bedside.ts'
import { followsCare } from './care-in-thread.ts'
import { criedIn } from './care/abroad/cried-in.ts'
import { tellsBirthday } from './cycle-question.ts'
import { nounsToName } from './gate/own-nouns.ts'
import { ownQuestions } from './gate/own-question.ts'
import type { ParsedQuestion } from './intent.ts'
import { tellsParting } from './parting.ts'
import type { Particulars } from './particulars.ts'
import { particularsOf } from './particulars-of.ts'
import { readQuestion } from './read-question.ts'
import { Quoted } from './asked/quoted.ts'

/** A turn as it was answered. */
export interface AnsweredTurn extends Omit<ThreadTurn, 'question'> {
  quoted: Quoted
  /** its question named a birthday, which no model hears */
  tellsBirthday: boolean
}

export interface ReadAsk extends Omit<AskInput, 'question' | 'thread'> {
  quoted: Quoted
  thread: readonly AnsweredTurn[]
  particulars: Particulars
  /** the turn before was a cry for help */
  followsCare: boolean
  tellsParting: boolean
  /** somebody near lies ill, and surely */
  bedside: Bedside | null
  /** the language of a cry for help, here or just before (ISO 639-1); null for English */
  criedIn: string | null
  /** whether somebody is called so, here or earlier in the thread */
  hasNamed: (name: string) => boolean
  /** the question as it was put, to be offered */
  asPut: Extract<ParsedQuestion, { kind: 'asks_back' }>
}

/** What an answer is composed with; a field of a reading has no more of an ask than this. */
export type Asking = Pick<ReadAsk, 'asker' | 'at' | 'usedPhrases' | 'again' | 'offer' | 'quoted'> & {
  thread: readonly Omit<ThreadTurn, 'question'>[]
}

export function readAsk(sky: Sky, { question, thread, ...input }: AskInput): ReadAsk {
  const asked = { ...input, question, thread }
  const frame = questionFrame(sky, asked)
  const parsed = readQuestion(asked, frame)
  const said = [...thread.map((turn) => turn.question), question]
  const known = parsed.kind === 'read' ? parsed.intent.particulars : undefined
  return {
    ...input,
    quoted: new Quoted(question),
    thread: thread.map(({ question: words, ...turn }) => ({
      ...turn,
      quoted: new Quoted(words),
      tellsBirthday: tellsBirthday(words),
    })),
    particulars: known ?? particularsOf(asked, frame.today),
    followsCare: followsCare(thread),
    tellsParting: tellsParting(question, frame),
    bedside: bedsideOf(asked, frame, 'surely'),
    hasNamed: (name) => said.some((words) => folded(words).includes(folded(name.trim()))),
    // few answers meet a cry, or offer what was asked: it is found where one of them asks for it
    get criedIn() {
      return criedIn(asked, thread)
    },
    get asPut() {
      const { offers } = input.reading
      return {
        kind: 'asks_back' as const,
        pieces: [],
        nouns: nounsToName(question),
        offers,
        own: ownQuestions(question),
      }
    },
  }
}
