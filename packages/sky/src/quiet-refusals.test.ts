import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSky } from './open-sky.ts'
import { SkyError } from './types.ts'

const sky = await openSky()
const span = { from: new Date('2027-01-01T00:00Z'), to: new Date('2027-02-01T00:00Z') }

/** Attempts with a birth in them that are refused, each with the words that its message must not contain. */
const birthTimes = fc.date({
  min: new Date('1500-01-01T00:00Z'),
  max: new Date('1799-12-31T00:00Z'),
  noInvalidDate: true,
})
const attempts = fc.record({
  at: birthTimes,
  latitude: fc.double({ min: 90.5, max: 9999, noNaN: true }),
  longitude: fc.double({ min: 180.5, max: 9999, noNaN: true }),
})

describe('a refusal says what was wrong and what would be right, without the birth itself', () => {
  it('neither instant, date, clock time nor coordinates, whatever was refused', () => {
    fc.assert(
      fc.property(attempts, ({ at, latitude, longitude }) => {
        const local = at.toISOString().slice(0, 19)
        const date = local.slice(0, 10)
        const fine = { at: new Date('1990-05-05T00:00Z'), latitude: 1, longitude: 1 }
        const refused = [
          () => sky.position('sun', at),
          () => sky.longitude('sun', at),
          () => sky.chart({ ...fine, at }),
          () => sky.chart({ ...fine, latitude }),
          () => sky.chart({ ...fine, longitude }),
          () => sky.chart({ ...fine, accuracy: { kind: 'unknown' }, day: [at, at] }),
          () => sky.chart({ ...fine, accuracy: { kind: 'approximate', minutes: longitude * 10 } }),
          () => sky.chart({ ...fine, houseSystem: local as never }),
          () => sky.localTime('Europe/London', local),
          () => sky.localTime(local, '1990-05-05T00:00'),
          () => sky.localTime('Europe/London', `${date} at ${latitude}`),
          () => sky.localDay('Europe/London', date),
          () => sky.localDay('Europe/London', `${date}!`),
          () => sky.offsetAt('Europe/London', at),
          () => sky.isSummerTime('Europe/London', at),
          () => sky.partOfDay('Europe/London', date, 'morning'),
          () => sky.moonPhase(at),
          () => sky.transits({ points: [], from: span.to, to: span.from }),
          () => sky.transits({ points: [], from: at, to: span.to }),
          () => sky.transits({ points: [{ point: 'sun', longitude: 1 }], ...span, orb: () => latitude }),
          () => sky.lunations(at, span.to),
          () => sky.stations(at, span.to),
          () => sky.eclipses(at, span.to),
          () => sky.signIngresses('sun', at, span.to),
        ]
        for (const attempt of refused) expect(attempt).toThrow(SkyError)
        const secrets = [
          at.toISOString(),
          local,
          date,
          local.slice(11, 16),
          String(at.getTime()),
          String(latitude),
          String(longitude),
        ]
        for (const message of refused.map(messageOf))
          for (const secret of secrets) expect(message).not.toContain(secret)
      }),
      { numRuns: 100 },
    )
  })

  it('nor does the engine’s own error text name the Julian day', () => {
    const outside = [
      () => sky.position('sun', new Date('1799-06-01T00:00Z')),
      () => sky.eclipses(new Date('2200-12-30T00:00Z'), new Date('2201-01-02T00:00Z')),
    ]
    for (const attempt of outside) expect(messageOf(attempt)).not.toMatch(/\d{6}/)
  })
})

function messageOf(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
