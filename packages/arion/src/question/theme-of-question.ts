/** What side of life a question is booked under, and what else stands plainly in it. */
import type { Planet } from '@astrarium/sky'
import type { Topic } from '../types.ts'
import type { Kind } from './kinds/kind.ts'
import type { Person } from './person-in.ts'
import { THEME_MEANINGS } from './themes.ts'
import type { Theme } from './themes.ts'

export function timeIn(text: string): string | null {
  return (
    /\b(today|tomorrow|tonight|(this|next|coming) (week|weekend|month|year)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.exec(
      text,
    )?.[0] ?? null
  )
}

export function topicOf(theme: Theme, kind: Kind, person: Person | null): Topic {
  if (kind === 'check_in') return 'check_in'
  if (kind === 'today' && (theme === 'today' || theme === 'self')) return 'today'
  if (kind === 'outlook' && (theme === 'self' || theme === 'today' || theme === 'start')) return 'forecast'
  if (kind === 'purpose' || ((kind === 'block' || kind === 'gift') && theme === 'purpose')) return 'purpose'
  if (kind === 'essence') return 'self'
  if (person && theme === 'talk') return 'relationships'
  return THEME_MEANINGS[theme].topic
}

export function moverIn(text: string): Planet | null {
  return (/\b(mars|jupiter|saturn|uranus|neptune|pluto)\b/.exec(text)?.[1] as Planet | undefined) ?? null
}
