import { setImmediate } from 'node:timers/promises'
import { answer } from '@astrarium/arion'
import type { ArionEvent, AskInput } from '@astrarium/arion'
import type { World } from '../../../platform/world.ts'

/** Name of the built-in voice, where the name of a model would stand. */
export const VOICE_NAME = 'almanac'

/** Arion speaks, one checked sentence at a time; others are served in between. */
export async function* speakAnswer({ sky }: Pick<World, 'sky'>, input: AskInput): AsyncIterable<ArionEvent> {
  for (const event of answer(sky, input)) {
    yield event
    await setImmediate()
  }
}
