/** What else a message asked: named under its answer, each to be sent by itself. */
import { OFFERS_MAX } from '@astrarium/contracts'
import { capital } from '../../language/text.ts'
import type { Waiting } from '../../question/intent.ts'
import type { AskedBack } from '../../types.ts'

export function waitingUnder(waiting: readonly Waiting[] = []): AskedBack | null {
  const shown = waiting.slice(0, OFFERS_MAX)
  if (shown.length === 0) return null
  return {
    heard: [],
    offers: shown.map(({ words, wants }) => ({
      label: capital(words.replace(LEAD, '').replace(/[^?!.]$/, '$&?')),
      detail: 'From the same message',
      sign: SIGNS[wants] ?? 'chart',
    })),
    readings: shown.map(({ about, wants }) => ({ about, wants })),
  }
}

/** "Also, should I …" asks nothing by its first word. */
const LEAD = /^(?:(?:and|also|plus|oh|ps|then|so|but)\b[\s,:]*)+/i
const SIGNS: Record<string, AskedBack['offers'][number]['sign']> = {
  when: 'day',
  which: 'choice',
  whether: 'choice',
  outlook: 'time',
  comfort: 'comfort',
}
