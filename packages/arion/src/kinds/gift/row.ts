/** What the asker is good at. */
import type { About } from '../../listen/vocabulary.ts'
import { isOneOf, OF_ONESELF } from '../asked-for.ts'
import { LASTING } from '../kind.ts'
import type { KindRow } from '../kind.ts'

export const gift = {
  ...LASTING,
  reads: ({ about, wants, traits }) =>
    (traits.has('gift') && isOneOf(wants, OF_ONESELF)) || (wants === 'who' && isOneOf(about, DOING)),
  topic: (theme) => (theme === 'purpose' ? 'purpose' : null),
  answersUnsaid: true,
  onMatter: 'why',
} as const satisfies KindRow

const DOING: readonly About[] = ['work', 'study', 'venture', 'money', 'creativity']
