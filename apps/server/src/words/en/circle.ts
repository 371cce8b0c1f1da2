/** What the server itself writes into a Circle. */
export const circleWords = {
  /** in place of a name that went with the account it came from */
  left: 'Somebody who left',
}
