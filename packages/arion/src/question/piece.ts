/** A piece of a question, as far as it was heard. */
export interface Piece {
  /** first and last character (excluded), in the question as typed */
  at: [number, number]
  is: 'undertaking' | 'person' | 'unknown_person' | 'time' | 'choices'
  /** the words themselves */
  words: string
}
