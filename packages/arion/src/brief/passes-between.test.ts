import { beforeAll, expect, it } from 'vitest'
import { openSky, PLANETS } from '@astrarium/sky'
import type { Sky } from '@astrarium/sky'
import { passesBetween } from './passes-between.ts'
import { DAY } from './transit-facts.ts'

let sky: Sky
beforeAll(async () => {
  sky = await openSky()
})

it('what is kept of a chart is what is found anew, whoever asked before and for whatever stretch', () => {
  for (let round = 0; round < 30; round++) {
    const { houses } = sky.chart({
      at: new Date(Date.UTC(1950 + round, round % 12, 1 + round)),
      latitude: 50 - round,
      longitude: 6 * round,
    })
    for (const [from, days] of [
      [Date.UTC(2026, 10, 23, 12), 1100],
      [Date.UTC(2026, 10, 23, 12, 0, 1), 1100],
      [Date.UTC(1985, round % 12, 3), 700],
      [Date.UTC(2199, 0, 1), 200],
    ] as const)
      for (const body of PLANETS.slice(4)) {
        const asked = [body, houses!.cusps, new Date(from), new Date(from + days * DAY)] as const
        expect(passesBetween(sky, ...asked)).toEqual(sky.houseIngresses(...asked))
      }
  }
})
