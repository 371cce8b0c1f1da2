/** What the guide is asked and what it hands back. Everything here is plain data. */
import type { AskBack, FactKind, FactShown, RelationshipTag, Topic } from '@astrarium/contracts'
import type { NatalChart, Point } from '@astrarium/sky'
import type { Owner } from './chart/owner.ts'
import type { Reading } from './listen/reading.ts'

export type { Topic }

export interface Asker {
  /** opaque id of the person; it seeds variation and is never spoken */
  seed: string
  /** under which `markOfTold` keeps what was told; the seed where nothing is kept, as of a sample */
  toldKey?: string
  chart: NatalChart | null
  /** IANA zone the person lives in now; help lines and seasons are its country's */
  timeZone: string
  /** IANA zone of the birthplace: an hour is named with its clock where the two differ */
  birthTimeZone?: string
  /** what they wrote of themselves in their profile; read by rule alone, and sent to no model */
  about?: string | null
}

/** Somebody of the asker's Circle, as the asker calls them. */
export interface CirclePerson {
  id: string
  name: string
  tag: RelationshipTag
  /** whether the person wrote that they have died */
  isLate?: boolean
  /** "son", in the asker's own words: of somebody who is in no Circle and is named in their profile */
  role?: string
  /** whether the name came from an account of their own: it is said only where the asker says it */
  isNameTheirs?: boolean
}

/** A death that the asker's profile tells of, and not as one of years ago. */
export interface Missed {
  /** what those who died are called, small: "sam", "husband" */
  calls: readonly string[]
  /** one of them was their husband, wife or partner */
  isPartner: boolean
}

/** The people a question may be about, besides the one who asks. */
export interface Company {
  people: readonly CirclePerson[]
  /** id of the one whom the conversation is about */
  about: string | null
  /** charts that the asker may see whole, by id; of those alone whom the question may mean */
  charts: ReadonlyMap<string, NatalChart>
  /** ids of those whose birth is their own to show, and is not shown */
  withheld: ReadonlySet<string>
}

export interface ThreadTurn {
  question: string
  answer: string
  /** when it was asked; left out: just now */
  at?: Date
  /** the local day of that, as it is read */
  day?: string
  topic?: Topic
  /** of its question, in the light of the turns before it */
  reading?: Reading
  /** what was asked back there, with what each offer means */
  asksBack?: AskedBack | null
  /** what stood under that answer, in order; instants as ISO strings */
  facts?: readonly Omit<FactShown, 'id'>[]
  /** what `turnState` kept of it; one of another version is not looked at, and the words are read instead */
  state?: { version: number } | null
}

/** A question that waits for its turn, in the person's own words, with what it was heard to mean. */
export interface Waiting {
  words: string
  /** as it stands on the button by which it is sent */
  label: string
  about: string
  wants: string
}

/** What is asked back, and the reading that stands behind each offer, in the same order. */
export interface AskedBack extends AskBack {
  readings: { about: string; wants: string }[]
  /** what the question was taken for that was answered as it was put */
  answered?: { about: string; wants: string } | undefined
}

/**
 * Memory of one person: a unit of lore, a sentence form or a fact that was told on a local day
 * (`YYYY-MM-DD`).
 */
export interface UsedPhrase {
  unit: string
  day: string
}

/** A question before it is read. */
export interface UnreadAsk {
  question: string
  asker: Asker
  at: Date
  thread: readonly ThreadTurn[]
  usedPhrases: readonly UsedPhrase[]
  /** 0 for the first send; each regeneration moves it on by one, and with it the choice of words */
  again?: number
  /** which offer of the last turn's ask-back the question takes up; its label is the question's words */
  offer?: number | null
  /** left out where nobody but the asker is known */
  company?: Company
  missed?: Missed | null
}

export interface AskInput extends UnreadAsk {
  /** of the question, in the light of its thread: made once, by the caller */
  reading: Reading
  /** what else the message asked, where the question is one of several: it waits under the answer */
  beside?: readonly Waiting[]
}

/** A statement that the engine computed. `statement` says it in plain words; dates are UTC instants. */
export interface Fact {
  id: string
  kind: FactKind
  statement: string
  points: Point[]
  /** whose each of the points is; left out where all are the asker's */
  whose?: Owner[]
  from?: Date | null
  exact?: Date[]
  to?: Date | null
  /** of an answer to a choice: the options that it speaks for or against, by the ids of their facts */
  speaks?: { option: string; side: Side }[]
}

export type Side = NonNullable<FactShown['speaks']>[number]['side']

export type Outcome = 'answered' | 'crisis' | 'not_understood'

/** A sentence that was composed and then left out, and the reason. */
export interface RejectedSentence {
  sentence: string
  why: string
}

export type ArionEvent =
  /** the next checked words, with their spacing and paragraph breaks */
  | {
      kind: 'text'
      text: string
      /** facts that these words use and none before did */
      facts: Fact[]
    }
  | {
      kind: 'end'
      topic: Topic
      /** facts that the answer used, in order */
      facts: Fact[]
      /** those of the Circle whose charts were read; left out where it was the asker's alone */
      readWith?: string[]
      usedPhrases: UsedPhrase[]
      /** `crisis` and `not_understood` mean that no Ask is taken */
      outcome: Outcome
      /** what was heard and is offered, where the question was not understood; else what else it asked */
      asksBack: AskedBack | null
      rejected: RejectedSentence[]
      plan: string
      /** short title for the thread, from the question */
      title: string
    }
