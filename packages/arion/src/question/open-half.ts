/** A half of a question that its answer leaves open. */
export interface OpenHalf {
  /** the asker's own: "for how much" */
  words: string
  /** a sum or a number is asked for */
  isOfSum: boolean
}
