/** What a theme means in a chart, and in which words of the lore it is spoken of. */
import type { Planet } from '@astrarium/sky'
import type { Topic } from '../../types.ts'

/** `r7` is the ruler of the seventh house. */
export type Speaker = Planet | 'asc' | 'mc' | `r${number}`

export interface ThemeMeaning {
  topic: Topic
  /** weight of each point, 0 to 1 */
  points: Partial<Record<Speaker, number>>
  houses: Partial<Record<number, number>>
  /** lore tags that speak to the theme, best first */
  tags: readonly string[]
  /** "your work": noun phrase for headlines */
  noun: string
  /** "when" about it is a matter of months, and not of an hour */
  isByWindows: boolean
  /** whose leaning words it has: `?job.go`; plain ones where it has none */
  verdict: string
  /** whose sentences of signs and whose tasks it has, best first: `~love@Leo`, `!love@Leo` */
  bridges: readonly string[]
  /** the lore's names for the sides of life that it looks at */
  sides: readonly string[]
}
