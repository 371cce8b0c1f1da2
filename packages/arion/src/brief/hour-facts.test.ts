import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { crowd } from '../../evals/crowd.ts'
import { surePoints } from '../chart/sure-points.ts'
import { deviation } from '../check/verify-transit.ts'
import { hourFacts } from './hour-facts.ts'
import { frameOf } from './time-frame.ts'

const sky = await openSky()

it('an hour of the Moon is named where it holds for every hour at which the birth may have been', () => {
  const at = new Date('2027-07-12T09:00:00Z')
  const unsure = crowd(sky).filter(({ chart }) => chart.accuracy.kind !== 'exact')
  for (const { chart, timeZone } of unsure) {
    const frame = frameOf(sky, at, timeZone, { kind: 'outlook', theme: 'self', span: null })
    const hours = hourFacts(sky, chart, frame, at, new Date(at.getTime() + 10 * 86_400_000))
    for (const { at: hour, point, aspect } of hours) {
      const { from, to } = surePoints(chart).find((one) => one.point === point)!
      for (const longitude of [from, to].map((end) => (end + 360) % 360)) {
        const off = (minutes: number) =>
          deviation(sky, 'moon', longitude, aspect, new Date(hour.getTime() + minutes * 60_000))
        // five minutes of rounding are inside the quarter of an hour that the check allows
        expect(off(-12.5) * off(12.5), `${point} ${aspect}`).toBeLessThanOrEqual(0)
      }
    }
  }
})
