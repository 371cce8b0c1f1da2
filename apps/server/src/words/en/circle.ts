/** What the server itself writes into a Circle. */
export const circleWords = {
  /** in place of a name that went with the account it came from */
  left: 'Somebody who left',
  /** in place of an answer that was read from a wheel which is not shown any more */
  unshared:
    'This answer was read from a wheel that somebody shared with you. It is not shared any more, and so the answer is gone.',
}
