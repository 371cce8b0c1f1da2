/** So long after a button has changed into another one, a click on it is still meant for the first. */
const CHANGE_IS_NEW_MS = 500

/** Is this click the second half of a double click that began on the button that stood here before? Keys are never doubled so. */
export function isSecondClick({ detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>, changedAt: number): boolean {
  // 0: pressed by a key
  return detail > 1 || (detail === 1 && timeStamp - changedAt < CHANGE_IS_NEW_MS)
}
