/**
 * A turn that tells somebody's day of birth and asks nothing: whom the question before it was about, who is
 * then read beside the asker for this one answer.
 */
import { SIGNS } from '@astrarium/sky'
import type { Sign } from '@astrarium/sky'
import type { RelationshipTag } from '@astrarium/contracts'
import { capital } from '../../language/text.ts'
import { followsCare } from '../care-in-thread.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { isName, namedPerson, personIn } from '../person-in.ts'
import { plain } from '../plain-text.ts'
import type { AskInput, ThreadTurn } from '../../types.ts'
import { folded } from '../../language/folded.ts'
import { relationsIn } from './relations.ts'
import { dayOfBirthAlone, TOLD_ID, tellsLoss } from './told-birth.ts'
import type { ToldBirth } from './told-birth.ts'

export interface BirthAlone {
  birth: ToldBirth
  /** the question before it, as if it were asked with that person in the Circle */
  asked: AskInput
  /** the sign that the words give them */
  sign: Sign | null
}

/** null where more is said than a birth, or nobody was asked about before it. */
export function birthAloneIn(input: AskInput): BirthAlone | null {
  const { question, thread, asker, reading, at, company } = input
  if (!asker.chart || reading.care || followsCare(thread) || question.includes('?')) return null
  const day = dayOfBirthAlone(question, asker)
  if (!day || new Date(day) > at || !isBirthAndLittleElse(question)) return null
  if ([question, ...thread.map((turn) => turn.question)].some(tellsLoss)) return null
  const last = thread.findLastIndex((turn) => turn.reading && whomItNames(turn.question, question))
  const turn = thread[last]
  if (!turn?.reading || thread.length - last > TURNS_BACK || isOfSomebodyKnown(turn, company)) return null
  const person = whomItNames(turn.question, question)!
  return {
    birth: { person: { ...person, id: TOLD_ID }, day, isNamed: false },
    asked: {
      ...input,
      question: turn.question,
      thread: thread.slice(0, last),
      reading: turn.reading,
      offer: null,
      beside: [],
    },
    sign: SIGNS.find((sign) => plain(question).split(' ').includes(sign.toLowerCase())) ?? null,
  }
}

/** What else may be said in it: who it is, a time, a place. */
function isBirthAndLittleElse(typed: string): boolean {
  const words = plain(typed).split(' ')
  return words.length <= LONGEST && !words.some((word) => ASKS.has(word))
}

const LONGEST = 14
const TURNS_BACK = 2
/** Something else is asked, or happened on that day. */
const ASKS: ReadonlySet<string> = new Set(
  'what how why when which who should shall will would can could does do did happened over married met moved died'.split(
    ' ',
  ),
)
const WE_AND_THEY: readonly string[] = 'he she him her they them we us'.split(' ')

interface Whom {
  name: string
  tag: RelationshipTag
  role?: string
}

/** By the name in either, by what they are to the asker, or as "he" and "she". */
function whomItNames(asked: string, told: string): Whom | null {
  const [relation] = relationsIn(folded(asked))
  const tag = relation?.tags[0]?.[0] ?? 'other'
  const role = relation?.role ?? personIn(asked.toLowerCase())?.name.replace(/^your /, '')
  const name = nameFirst(told) ?? namedPerson(asked) ?? ownNouns(asked).people.find(isOneName)
  if (name && isName(name)) return { name: capital(name), tag, ...(role && { role }) }
  if (role) return { name: `your ${role}`, tag, role }
  // no name: said as "this person"
  return plain(asked)
    .split(' ')
    .some((word) => WE_AND_THEY.includes(word))
    ? { name: 'your person', tag }
    : null
}

function isOneName(words: string): boolean {
  return !words.includes(' ') && words !== words.toLowerCase() && isName(words)
}

function isOfSomebodyKnown({ question }: ThreadTurn, company: AskInput['company']): boolean {
  return (company?.people ?? []).some(({ name }) => folded(question).includes(folded(name)))
}

/** "Yumi, 3 July 1990", "Yumi was born 3 July 1990": null where no name stands first. */
function nameFirst(told: string): string | null {
  const [first = ''] = told
    .replaceAll(',', ' ')
    .replaceAll(':', ' ')
    .replaceAll("'s", ' ')
    .replaceAll('’s', ' ')
    .split(' ')
  const isOther = NO_NAMES.includes(first.toLowerCase())
  return isOther || !Number.isNaN(Number.parseInt(first, 10)) || !isOneName(first) ? null : first
}
const NO_NAMES: readonly string[] =
  'he she they it her his their hers born on the that and birthday my ok sure yes'.split(' ')
