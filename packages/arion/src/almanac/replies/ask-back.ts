/** Asking back: what was heard, in the person's own words, and what could be looked at instead. */
import type { AskBack } from '@astrarium/contracts'
import type { HeardPiece, Piece } from '../../question/piece.ts'
import type { Quoted } from '../../question/asked/quoted.ts'
import type { AskedBack } from '../../types.ts'

/** A reading that is offered, as a whole question of its own. */
export type Offer = AskBack['offers'][number] & AskedBack['readings'][number]

interface Found {
  heard: readonly HeardPiece[]
  /** best first; the first three are offered */
  offers: readonly Offer[]
}

/** Parts what is shown of an offer from what it means. */
export function askBackOf(quoted: Quoted, { heard, offers }: Found): AskedBack {
  const offered = offers.slice(0, 3)
  return {
    heard: quoted.pieces(heard),
    offers: offered.map(({ label, detail, sign }) => ({ label, detail, sign })),
    readings: offered.map(({ about, wants }) => ({ about, wants })),
  }
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
