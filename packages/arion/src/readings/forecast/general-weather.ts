import type { Sky } from '@astrarium/sky'
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import { chosenWindows } from './chosen-windows.ts'

/** With fewer windows than this a question's own theme is not all that a stretch of time has to say. */
const FEWEST_WINDOWS = 4

/**
 * A forecast for a question begins with what concerns it; where that is little, the weather of everything
 * else comes after.
 */
export function withGeneralWeather(sky: Sky, context: QuestionContext): QuestionContext {
  const { chart, frame, intent, transits, passages } = context
  if (intent.theme === 'self' || chosenWindows(context).length >= FEWEST_WINDOWS) return context
  const general = contextOf(sky, chart, frame.at, frame.zone, { ...intent, theme: 'self' })
  const behind = <T extends { id: string; weight: number }>(own: readonly T[], others: readonly T[]): T[] => {
    const known = new Set(own.map(({ id }) => id))
    const least = Math.min(1, ...[...transits, ...passages].map(({ weight }) => weight))
    return [
      ...own,
      ...others.filter(({ id }) => !known.has(id)).map((fact) => ({ ...fact, weight: fact.weight * least })),
    ]
  }
  return {
    ...context,
    transits: behind(transits, general.transits),
    passages: behind(passages, general.passages),
  }
}
