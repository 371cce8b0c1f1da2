/** How a time will be. */
import { addMonths } from '../../language/calendar.ts'
import { isOneOf } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const outlook = {
  ...LASTING,
  reads: ({ about, wants }) =>
    isOneOf(wants, ['outlook', 'whether']) || (wants === 'how' && about === 'today'),
  topic: (theme) => (theme === 'self' || theme === 'today' || theme === 'start' ? 'forecast' : null),
  span: ({ today }) => ({ from: today, to: addMonths(today, 3), phrase: 'the next three months' }),
  hours: 'named_short',
  looksLater: true,
  lasts: false,
  ofTime: 'own',
  weighsTimes: true,
  tellsToo: ['when', 'how long'],
  prefaces: { ...LASTING.prefaces, parting: 'preface.parting', promise: 'preface.promise' },
  onNewTheme: 'outlook',
  compares: true,
  namesBystander: true,
  words: '150 to 250',
} as const satisfies KindRow
