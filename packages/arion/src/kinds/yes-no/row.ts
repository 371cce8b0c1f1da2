/** Whether to do something that the asker could do or begin. */
import { addDays } from '../../language/calendar.ts'
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const yesNo = {
  ...LASTING,
  reads: ({ about, wants, isUndertaking, traits }) =>
    wants === 'whether' &&
    isUndertaking &&
    !isOneOf(about, ['sky', 'chart', 'arion', 'small_talk']) &&
    !traits.has('parting') &&
    !traits.has('reversed') &&
    !(traits.has('promise') && about !== 'meeting'),
  span: ({ today, wantsDay }) => ({
    from: today,
    to: addDays(today, wantsDay ? 13 : 29),
    phrase: wantsDay ? 'the next two weeks' : 'the coming weeks',
  }),
  hours: 'short',
  looksLater: true,
  lasts: false,
  gives: 'verdict',
  ofTime: 'for_a_deed',
  weighsTimes: true,
  tellsToo: ['when', 'what time', 'why'],
  onNewTheme: 'yes_no',
  onNewSpan: { day: 'yes_no', stretch: 'yes_no' },
  onLeftOut: 'when',
  compares: true,
  namesBystander: true,
  words: '140 to 200',
} as const satisfies KindRow
