/** How somebody else is today, as far as the asker's own chart can say. */
import { isOneOf } from '../asked-for.ts'
import { LASTING, ofToday } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const checkIn = {
  ...LASTING,
  reads: ({ isOfPerson, traits, wants }) =>
    isOfPerson && traits.has('check_in') && isOneOf(wants, ['who', 'outlook', 'how', 'fact']),
  topic: () => 'check_in',
  span: ofToday,
  hours: 'always',
  isOfDay: true,
  lasts: false,
  ofTime: 'of_another',
  onNewTheme: 'check_in',
  onNewSpan: { day: 'check_in', stretch: 'check_in' },
  words: '90 to 150',
} as const satisfies KindRow
