/**
 * So long after a click on a button that changes into another one, a tap on that other is still meant for the
 * first.
 */
const TAP_IS_SECOND_MS = 500

/**
 * Is this click the second half of a double click that began on the button that stood here before? Keys are
 * never doubled so.
 */
export function isSecondClick(
  { detail, timeStamp }: Pick<UIEvent, 'detail' | 'timeStamp'>,
  clickedAt: number,
): boolean {
  // 0: pressed by a key
  return detail > 1 || (detail === 1 && timeStamp - clickedAt < TAP_IS_SECOND_MS)
}
