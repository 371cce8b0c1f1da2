/** What the asker needs of somebody or something, and looks for in it. */
import { isOneOf, WITH_OTHERS } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const need = {
  ...LASTING,
  // of two people a chart knows one
  reads: ({ about, wants, traits, time }) =>
    traits.has('compatible') ||
    traits.has('soulmate') ||
    (wants === 'who' && isOneOf(about, [...WITH_OTHERS, 'home', 'moving']) && !traits.has('block')) ||
    (wants === 'which' && time === 'none'),
  tellsToo: ['how'],
  onNewTheme: 'need',
  onMatter: 'why',
  namesBystander: true,
} as const satisfies KindRow
