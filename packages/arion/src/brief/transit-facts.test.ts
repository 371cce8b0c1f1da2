import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { crowd } from '../../evals/crowd.ts'
import { pointWeightsOf } from './natal-facts.ts'
import { frameOf } from './time-frame.ts'
import { DAY, transitFacts } from './transit-facts.ts'

const sky = await openSky()

it('a stay whose day the birth time leaves open keeps its id from its first pass to its last', () => {
  const unsure = crowd(sky).filter(({ chart }) => chart.accuracy.kind === 'unknown')
  let passed = 0
  for (const { chart, timeZone } of unsure.slice(0, 12)) {
    const ids = new Map<string, string>()
    const nexts = new Map<string, string>()
    for (const when of [0, 60, 120, 180, 240].map(
      (days) => new Date(Date.UTC(2026, 10, 20, 9) + days * DAY),
    )) {
      const frame = frameOf(sky, when, timeZone, { kind: 'outlook', theme: 'self', span: null })
      const found = transitFacts(sky, chart, frame, pointWeightsOf(chart, { theme: 'self' }), {
        from: when,
        to: new Date(when.getTime() + 30 * DAY),
        bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      })
      for (const { id, body, aspect, point, enters, leaves, exact, between } of found) {
        const stay = [body, aspect, point, enters?.toISOString(), leaves?.toISOString()].join(' ')
        const next = [...exact, ...(between ?? [])].join()
        if (nexts.has(stay) && nexts.get(stay) !== next) passed += 1
        nexts.set(stay, next)
        expect([stay, id]).toEqual([stay, ids.get(stay) ?? id])
        ids.set(stay, id)
      }
    }
  }
  expect(passed).toBeGreaterThan(10)
})
