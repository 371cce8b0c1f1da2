/** What of chart, sky and guide may be meant where it is asked back: facts that can be told for it. */
import { PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { Reading } from '../../listen/reading.ts'
import type { KnownQuestion } from '../../listen/vocabulary.ts'

export interface Terms {
  /** planets that are named, in the order of the words */
  planets: readonly Planet[]
  /** known questions about Arion and the app, the nearest first */
  known: readonly KnownQuestion[]
}

export function termsOf({ known, asks: [{ terms }] }: Pick<Reading, 'known' | 'asks'>): Terms {
  const planets = terms.flatMap((term) => PLANETS.filter((planet) => planet === term))
  return { planets, known: known.map(({ question }) => question) }
}
