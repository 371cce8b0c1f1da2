/** What else a message asked: named under its answer, each to be sent by itself. */
import { OFFERS_MAX } from '@astrarium/contracts'
import type { ArionEvent, AskedBack, Waiting } from '../../types.ts'

/** Nothing that was asked is lost: three wait as offers, and what is beyond them is named. */
export function* withWaiting(
  events: Iterable<ArionEvent>,
  waiting: readonly Waiting[] = [],
): Iterable<ArionEvent> {
  for (const event of events) yield* endedWith(event, waiting)
}

export function endedWith(event: ArionEvent, waiting: readonly Waiting[] = []): ArionEvent[] {
  if (event.kind !== 'end' || event.outcome === 'crisis' || waiting.length === 0) return [event]
  const more = waiting.slice(OFFERS_MAX).map(({ words }) => `“${words}”`)
  const named =
    more.length > 0 && !event.asksBack
      ? [
          {
            kind: 'text' as const,
            text: `\n\nYou asked more than I can hold at once. Send me this again afterwards, each as an Ask of its own: ${more.join(' ')}`,
            facts: [],
          },
        ]
      : []
  return [...named, { ...event, asksBack: event.asksBack ?? waitingUnder(waiting) }]
}

function waitingUnder(waiting: readonly Waiting[]): AskedBack | null {
  const shown = waiting.slice(0, OFFERS_MAX)
  if (shown.length === 0) return null
  return {
    heard: [],
    offers: shown.map(({ label, wants }) => ({
      label,
      detail: 'From the same message: an Ask of its own',
      sign: SIGNS[wants] ?? 'chart',
    })),
    readings: shown.map(({ about, wants }) => ({ about, wants })),
  }
}

const SIGNS: Record<string, AskedBack['offers'][number]['sign']> = {
  when: 'day',
  which: 'choice',
  whether: 'choice',
  outlook: 'time',
  comfort: 'comfort',
}
