/** A day, an hour or a time for something. */
import { addDays, addMonths } from '../../language/calendar.ts'
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow, SpanWish } from '../kind.ts'

export const when = {
  ...LASTING,
  reads: ({ wants }) => isOneOf(wants, ['when', 'which']),
  span: spanOfWhen,
  hours: 'near',
  looksLater: true,
  lasts: false,
  gives: 'date',
  ofTime: 'for_a_deed',
  weighsTimes: true,
  tellsToo: ['when', 'what time', 'how'],
  onNewTheme: 'when',
  onNewSpan: { day: 'when', stretch: 'when' },
  words: '120 to 180',
} as const satisfies KindRow

/** "When" about some things is a matter of months; about the rest, of an hour. */
function spanOfWhen({ today, isByWindows, wantsDay }: SpanWish) {
  if (wantsDay) return { from: today, to: addDays(today, 13), phrase: 'the next two weeks' }
  if (!isByWindows) return { from: today, to: addDays(today, 9), phrase: 'the next ten days' }
  return { from: today, to: addMonths(today, 12), phrase: 'the coming year' }
}
