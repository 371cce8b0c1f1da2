/** Asking back: what was heard, in the person's own words, and what could be looked at instead. */
import type { AskBack } from '@astrarium/contracts'
import type { Piece } from '../../question/piece.ts'
import type { AskedBack, AskInput } from '../../types.ts'

/** Something that was heard in a question. */
export interface HeardPiece {
  /** first and last character (excluded), in the question as typed */
  at: [from: number, to: number]
  /** what was heard there, or the question that is open there */
  label: string
  isOpen: boolean
}

/** A reading that is offered, as a whole question of its own. */
export type Offer = AskBack['offers'][number] & AskedBack['readings'][number]

interface Found {
  heard: readonly HeardPiece[]
  /** best first; the first three are offered */
  offers: readonly Offer[]
}

/** Cuts the words into pieces that join to the question again, and parts what is shown from what it means. */
export function askBackOf(question: string, { heard, offers }: Found): AskedBack {
  const offered = offers.slice(0, 3)
  return {
    heard: piecesOf(question, heard),
    offers: offered.map(({ label, detail, sign }) => ({ label, detail, sign })),
    readings: offered.map(({ about, wants }) => ({ about, wants })),
  }
}

function piecesOf(question: string, heard: readonly HeardPiece[]): AskBack['heard'] {
  const pieces: AskBack['heard'] = []
  let end = 0
  const between = (to: number) => {
    if (to > end) pieces.push({ text: question.slice(end, to), label: null, isOpen: false })
    end = to
  }
  for (const { at, label, isOpen } of [...heard].sort((a, b) => a.at[0] - b.at[0])) {
    const [from, to] = withoutBlanks(question, at)
    // of two that lie over one another the first one stands
    if (from < end || to <= from) continue
    between(from)
    pieces.push({ text: question.slice(from, to), label, isOpen })
    end = to
  }
  between(question.length)
  return pieces
}

/** A line is drawn under words and never under the blanks around them. */
function withoutBlanks(question: string, [from, to]: [number, number]): [number, number] {
  const words = question.slice(from, to)
  return [from + words.length - words.trimStart().length, Math.min(to, question.length) - blanksAfter(words)]
}

function blanksAfter(words: string): number {
  return words.length - words.trimEnd().length
}

/** What is asked back while a question is read by rule alone. */
export function asksBackAt({ question, thread }: AskInput): AskedBack {
  const who = thread.length === 0 ? PERSON.exec(question) : null
  const time = TIME.exec(question)
  const isWoman = who?.[1] !== undefined
  return askBackOf(question, {
    heard: [
      ...(who ? [{ at: placeOf(who), label: isWoman ? 'who is she?' : 'who is he?', isOpen: true }] : []),
      ...(time ? [{ at: placeOf(time), label: 'a time', isOpen: false }] : []),
    ],
    offers: who ? [talkTo(isWoman ? 'her' : 'him'), ...OFFERS] : OFFERS,
  })
}

function placeOf({ index, 0: words }: RegExpExecArray): [number, number] {
  return [index, index + words.length]
}

/** Somebody who is spoken of before anybody was named. */
const PERSON = /\b(?:(she|her)|he|him|his)\b/i
const TIME =
  /\b(today|tonight|tomorrow|(this|next|last) (week|weekend|month|year|spring|summer|autumn|winter)|on (mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

function talkTo(whom: 'her' | 'him'): Offer {
  return {
    label: `On which day should I talk to ${whom}?`,
    detail: 'One day and its hour',
    sign: 'day',
    about: 'conversation',
    wants: 'when',
  }
}
const OFFERS: readonly Offer[] = [
  {
    label: 'What should I focus on today?',
    detail: 'The day, hour by hour',
    sign: 'time',
    about: 'today',
    wants: 'how',
  },
  {
    label: 'How will the next three months be for me?',
    detail: 'The weeks ahead, with dates',
    sign: 'choice',
    about: 'self',
    wants: 'outlook',
  },
  {
    label: 'What is my purpose?',
    detail: 'Your direction, from your chart',
    sign: 'chart',
    about: 'purpose',
    wants: 'who',
  },
]

/** What was heard, each piece with its label; what is missing is asked for in place. */
export function heardPieces(pieces: readonly Piece[]): HeardPiece[] {
  return pieces.map(({ at, is, words }) => ({
    at,
    label: is === 'unknown_person' ? `who ${WHO[words.toLowerCase()] ?? 'is that'}?` : LABELS[is],
    isOpen: is === 'unknown_person',
  }))
}

const LABELS: Record<Exclude<Piece['is'], 'unknown_person'>, string> = {
  undertaking: 'what you would do',
  person: 'somebody',
  time: 'a time',
  choices: 'one way to go',
}
const WHO: Record<string, string> = {
  she: 'is she',
  her: 'is she',
  he: 'is he',
  him: 'is he',
  they: 'are they',
  them: 'are they',
}
