/** The intent of a question about a cycle or about what lies behind. */
import type { Span } from '../time/span.ts'
import type { Cycle } from './cycle.ts'
import type { Intent } from './intent.ts'
import type { Theme } from './themes.ts'
import { NO_TRAITS } from './traits.ts'

/** A cycle touches all of a chart. */
export function cycleIntent(cycle: Cycle, span: Span | null): Intent {
  const isDated = cycle.is !== 'big' && cycle.is !== 'progressed'
  return { ...OF_ALL, cycle, span: isDated ? span : null }
}

/** What lies behind may be asked of one side of life. */
export function pastIntent(theme: Theme, span: Span): Intent {
  const isOfAll = theme === 'self' || theme === 'today'
  return { ...OF_ALL, theme: isOfAll ? 'today' : theme, cycle: { is: 'past' }, span }
}

const OF_ALL = {
  theme: 'today',
  topic: 'forecast',
  kind: 'cycle',
  subject: null,
  traits: NO_TRAITS,
  person: null,
  follows: null,
} as const
