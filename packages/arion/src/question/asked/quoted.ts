/** The person's own words once they were read: they can be said back, and nobody looks into them. */
import type { AskBack } from '@astrarium/contracts'
import { hash } from '../../language/hash.ts'
import { redact } from '../../language/redact.ts'
import type { HeardPiece } from '../piece.ts'
import { titleOf } from '../title-of.ts'

export class Quoted {
  readonly #words: string

  constructor(words: string) {
    this.#words = words
  }

  /** Short title of a thread that begins with them. */
  get title(): string {
    return titleOf(this.#words)
  }

  /** A whole number from 0, the same each time for the same words between the same others. */
  hash(before: string | number, after: string | number = ''): number {
    return hash(`${before}${this.#words}${after}`)
  }

  /** As `hash`, whether they were typed in capitals or not. */
  hashOfSmall(before: string, after: string): number {
    return hash(`${before}${this.#words.trim().toLowerCase()}${after}`)
  }

  /** Cut into pieces that join to the words again, each with what was heard there. */
  pieces(heard: readonly HeardPiece[]): AskBack['heard'] {
    return piecesOf(this.#words, heard)
  }

  /** With other words in the place of a piece of them; blanks around the whole are left out. */
  with(words: string, [from, to]: [number, number]): string {
    return `${this.#words.slice(0, from)}${words}${this.#words.slice(to)}`.trim()
  }

  /** Fit to leave the house: see `redact`. */
  redacted(secrets: readonly string[]): string {
    return redact(this.#words, secrets)
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
