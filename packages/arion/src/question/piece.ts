/** A piece of a question, as far as it was heard. */
export interface Piece {
  /** first and last character (excluded), in the question as typed */
  at: [number, number]
  is: 'undertaking' | 'person' | 'unknown_person' | 'time' | 'choices'
  /** the words themselves */
  words: string
}

/** A piece with what is shown beneath it. */
export interface HeardPiece {
  /** first and last character (excluded), in the question as typed */
  at: [from: number, to: number]
  /** what was heard there, or the question that is open there */
  label: string
  isOpen: boolean
}
