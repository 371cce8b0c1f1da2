import { describe, expect, it } from 'vitest'
import { arc, separation } from '../aspects/angles.ts'
import { chebyshevAt, chebyshevFit, chebyshevNodes, chebyshevSlopeAt, chebyshevTail } from './chebyshev.ts'
import { openEphemeris } from './ephemeris.ts'
import { longitudeIn, timeOf } from './piece.ts'
import { TRACK_BEGIN, openTracks } from './track.ts'

const ephemeris = await openEphemeris()
const tracks = openTracks(ephemeris)
const FROM = 2_461_041.5 // 2026
const TO = FROM + 3 * 365
const BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
] as const

describe('a track', () => {
  it.each(BODIES)('of %s follows the engine to 0.02″, close to the Sun too', (body) => {
    for (let time = FROM; time < TO; time += 1.37) {
      const piece = tracks.of(body).pieces(time, time)[0]!
      const off = separation(longitudeIn(piece, time), ephemeris.longitude(body, time)) * 3600
      // an inexact piece says so, and is refined by those who need more
      expect(off, `${body} ${time}`).toBeLessThan(piece.isExact ? 0.02 : 3)
    }
  })

  it.each(BODIES)('of %s is made of pieces without gaps, each monotone', (body) => {
    const pieces = tracks.of(body).pieces(FROM, TO)
    pieces.slice(1).forEach((piece, i) => {
      expect(piece.start).toBe(pieces[i]!.end)
      expect(Math.abs(arc(pieces[i]!.last, piece.first)) * 3600).toBeLessThan(0.02)
    })
    for (const { first, last, start, end, ...rest } of pieces) {
      const steps = Array.from({ length: 9 }, (_, k) =>
        longitudeIn({ first, last, start, end, ...rest }, start + ((end - start) * k) / 8),
      )
      steps
        .slice(1)
        .forEach((step, k) => expect((step - steps[k]!) * Math.sign(last - first)).toBeGreaterThan(-1e-9))
    }
  })

  it('reaches each longitude within a piece at the time that it says', () => {
    for (const piece of tracks.of('mercury').pieces(FROM, FROM + 200)) {
      for (const share of [0, 0.01, 0.5, 0.99, 1]) {
        const longitude = piece.first + (piece.last - piece.first) * share
        expect(longitudeIn(piece, timeOf(piece, longitude))).toBeCloseTo(longitude, 8)
      }
    }
  })

  it('turns three times a year there and back for Mercury, never for Sun and Moon', () => {
    expect(tracks.of('mercury').turns(FROM, TO).length).toBeGreaterThanOrEqual(18)
    expect(tracks.of('sun').turns(FROM, TO)).toEqual([])
    expect(tracks.of('moon').turns(FROM, TO)).toEqual([])
  })

  it('is the same whether made for one body or for many together', () => {
    const together = openTracks(ephemeris)
    together.prepare(BODIES, FROM, FROM + 60)
    for (const body of BODIES) {
      const [one] = tracks.of(body).pieces(FROM + 20, FROM + 20)
      const [other] = together.of(body).pieces(FROM + 20, FROM + 20)
      expect(longitudeIn(other!, FROM + 20)).toBeCloseTo(longitudeIn(one!, FROM + 20), 8)
    }
  })

  it('begins where the data begin', () => {
    expect(tracks.of('pluto').pieces(TRACK_BEGIN, TRACK_BEGIN + 1)[0]!.start).toBe(TRACK_BEGIN)
  })
})

describe('a Chebyshev series', () => {
  const series = chebyshevFit(Float64Array.from(chebyshevNodes(14), Math.exp))

  it('gives the function and its slope between the nodes', () => {
    for (const x of [-1, -0.3, 0, 0.77, 1]) {
      expect(chebyshevAt(series, x)).toBeCloseTo(Math.exp(x), 12)
      expect(chebyshevSlopeAt(series, x)).toBeCloseTo(Math.exp(x), 10)
    }
  })

  it('ends small for a smooth function, and not for a corner', () => {
    expect(chebyshevTail(series)).toBeLessThan(1e-10)
    expect(
      chebyshevTail(chebyshevFit(Float64Array.from(chebyshevNodes(14), (x) => Math.abs(x - 0.2)))),
    ).toBeGreaterThan(1e-4)
  })
})
