import type { FirstSign } from '@astrarium/contracts'
import { words } from '../../words/index.ts'

const copy = words.signUp.chart

/** What stands beneath a sign of a new chart; nothing before the signs are told. */
export function saidOf(told: readonly FirstSign[], point: FirstSign['point']): string {
  const sign = told.find((one) => one.point === point)
  if (sign) return sign.text ?? copy.openSign
  // of a time that is told with a margin nothing is said that hangs on the minute
  return told.length > 0 && point === 'asc' ? copy.openRising : ''
}
