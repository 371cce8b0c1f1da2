import { answer } from '@astrarium/arion'
import type { World } from '../../../platform/world.ts'

/** Arion's title for a conversation that begins with this question. It does not depend on whose chart it is. */
export function nameThread({ sky, now }: Pick<World, 'sky' | 'now'>, question: string): string {
  const nobody = { seed: '', chart: null, timeZone: 'UTC' }
  for (const event of answer(sky, { question, asker: nobody, at: now(), thread: [], told: [] })) {
    if (event.kind === 'end') return event.title
  }
  throw new Error('Arion did not end')
}
