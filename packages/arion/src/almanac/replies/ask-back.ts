/** Asking back: what was heard, in the person's own words, and what could be looked at instead. */
import type { AskBack } from '@astrarium/contracts'
import type { Piece } from '../../question/piece.ts'
import type { AskedBack } from '../../types.ts'

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
