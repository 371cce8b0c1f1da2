/** A reading that says little, for tests of what follows from one part of it. */
import { ACTS } from '../src/listen/vocabulary.ts'
import type { Act } from '../src/listen/vocabulary.ts'
import type { Reading } from '../src/listen/reading.ts'

/** Surely a question for a reading. */
export const ONLY_ASKS = Object.fromEntries(ACTS.map((act) => [act, act === 'asks' ? 1 : 0])) as Record<
  Act,
  number
>

export function shortReading(parts: Partial<Reading>): Reading {
  return {
    language: null,
    act: ONLY_ASKS,
    known: [],
    asks: [
      {
        about: ['self'],
        wants: ['why'],
        confidence: 0.9,
        time: null,
        person: null,
        people: [],
        terms: [],
        choices: null,
        at: [0, 10],
      },
    ],
    tone: null,
    care: null,
    declines: [],
    leans: false,
    understood: true,
    sureOf: { care: 1, declines: 1, leans: 1, understood: 1, time: 1, people: 1, choices: 1, tone: 1 },
    offers: [{ about: 'self', wants: 'why' }],
    ...parts,
  }
}
