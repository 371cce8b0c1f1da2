/** What a sentence is held against. */
import type { NatalChart, Sky } from '@astrarium/sky'
import type { QuestionContext } from '../brief/build-brief.ts'

export interface CheckContext {
  sky: Sky
  chart: NatalChart
  zone: string
  at: Date
  /** the day the answer speaks of when it names none */
  day: string
}

export function checkContextOf(
  sky: Sky,
  { chart, frame }: Pick<QuestionContext, 'chart' | 'frame'>,
): CheckContext {
  return { sky, chart, zone: frame.zone, at: frame.at, day: frame.span.from }
}
