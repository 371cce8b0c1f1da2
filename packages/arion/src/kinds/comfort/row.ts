/** Something is told, and kind words are what is wanted: a death, a bad day, a joy. */
import { LASTING, ofToday } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const comfort = {
  ...LASTING,
  reads: ({ wants }) => wants === 'comfort',
  span: ofToday,
  hours: 'always',
  lasts: false,
  meets: true,
  isOursAlone: true,
  onNewTheme: 'comfort',
  onNewSpan: { day: 'comfort', stretch: 'comfort' },
} as const satisfies KindRow
