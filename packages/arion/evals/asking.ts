/** Questions of the evaluation are read by the reader that people are read by, opened once. */
import type { Sky } from '@astrarium/sky'
import { openReader } from '../src/reader/open-reader.ts'
import { withReadings } from '../src/reader/with-readings.ts'
import type { AskInput } from '../src/types.ts'

const reader = await openReader()

export function heard(sky: Sky, input: AskInput): AskInput {
  return withReadings(sky, reader, input)
}
