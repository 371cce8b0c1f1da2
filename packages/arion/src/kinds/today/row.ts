/** The asker's own day. */
import { isOneOf } from '../asked-for.ts'
import { LASTING, ofToday } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const today = {
  ...LASTING,
  reads: ({ about, wants, time, traits }) =>
    (isOneOf(about, ['today', 'self']) || traits.has('rest_of_day')) &&
    (time === 'day' || ((about === 'today' || traits.has('rest_of_day')) && time === 'none')) &&
    isOneOf(wants, ['outlook', 'how', 'none']),
  topic: (theme) => (theme === 'today' || theme === 'self' ? 'today' : null),
  span: ofToday,
  hours: 'always',
  isOfDay: true,
  lasts: false,
  ofTime: 'own',
  weighsTimes: true,
  tellsToo: ['when'],
  onNewTheme: 'today',
  onLeftOut: 'outlook',
  words: '110 to 170',
} as const satisfies KindRow
