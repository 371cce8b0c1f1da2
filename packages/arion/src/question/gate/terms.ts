/** What of chart, sky and guide may be meant where it is asked back: facts that can be told for it. */
import type { Planet } from '@astrarium/sky'
import type { Reading } from '../../listen/reading.ts'
import type { KnownQuestion } from '../../listen/vocabulary.ts'
import { isPlanet, pointsIn } from '../chart/names-in.ts'

export interface Terms {
  /** planets that are named, in the order of the words */
  planets: readonly Planet[]
  /** known questions about Arion and the app, the nearest first */
  known: readonly KnownQuestion[]
}

/** `text` is plain and small. */
export function termsIn(text: string, { known }: Pick<Reading, 'known'>): Terms {
  return { planets: pointsIn(text).filter(isPlanet), known: known.map(({ question }) => question) }
}
