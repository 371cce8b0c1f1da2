/**
 * The ask was ended by somebody else: stopped, or deleted with its conversation. What was said is theirs to
 * keep.
 */
export class AskEnded extends Error {
  override name = 'AskEnded'
}

/** Another server goes on with the answer, or will: it is no longer this one's to end. */
export class RunTakenUp extends Error {
  override name = 'RunTakenUp'
}
