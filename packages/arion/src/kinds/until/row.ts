/** How long something goes on, and when it is over. */
import { addMonths } from '../../language/calendar.ts'
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const until = {
  ...LASTING,
  reads: ({ about, wants, time, traits }) =>
    traits.has('until') &&
    time !== 'past' &&
    isOneOf(wants, ['when', 'outlook', 'fact', 'whether']) &&
    !isOneOf(about, ['sky', 'chart', 'arion', 'small_talk']),
  span: ({ today }) => ({ from: today, to: addMonths(today, 24), phrase: 'the coming two years' }),
  lasts: false,
  tellsToo: ['when', 'how long'],
  onNewTheme: 'until',
  namesBystander: true,
  words: '110 to 180',
} as const satisfies KindRow
