/** A reading that says little, for tests of what follows from one part of it. */
import type { Reading } from '../src/listen/reading.ts'

export function shortReading(parts: Partial<Reading>): Reading {
  return {
    asks: [
      {
        about: ['self'],
        wants: ['why'],
        confidence: 0.9,
        time: null,
        person: null,
        choices: null,
        at: [0, 10],
      },
    ],
    tone: null,
    care: null,
    declines: [],
    leans: false,
    understood: true,
    offers: [{ about: 'self', wants: 'why' }],
    ...parts,
  }
}
