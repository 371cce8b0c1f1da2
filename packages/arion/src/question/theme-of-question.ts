/** What side of life a question is booked under, and what else stands plainly in it. */
import { KINDS } from '../kinds/index.ts'
import type { Planet } from '@astrarium/sky'
import type { Topic } from '../types.ts'
import type { Kind } from '../kinds/index.ts'
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
  const own = KINDS[kind].topic(theme)
  if (own) return own
  if (person && theme === 'talk') return 'relationships'
  return THEME_MEANINGS[theme].topic
}

export function moverIn(text: string): Planet | null {
  return (/\b(mars|jupiter|saturn|uranus|neptune|pluto)\b/.exec(text)?.[1] as Planet | undefined) ?? null
}
