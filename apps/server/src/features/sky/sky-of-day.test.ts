import { openSky, phaseOfDay } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { mutualAspects } from './mutual-aspects.ts'
import { skyOfDay, utcDay } from './sky-of-day.ts'

const sky = await openSky()
const DAY = 86_400_000
const dates = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(from) + i * DAY).toISOString().slice(0, 10))
const phase = (date: string) => phaseOfDay(skyOfDay(sky, date).quarters, ...utcDay(date))
const statements = (date: string) =>
  skyOfDay(sky, date).events.map(({ at, statement }) => `${at.slice(11, 16)} ${statement}`)

describe('the sky of a day', () => {
  it('names the Moon by the quarter of the day, and by the phase between on every other', () => {
    expect(dates('2026-11-22', 10).map(phase)).toEqual([
      'Waxing Gibbous Moon',
      'Waxing Gibbous Moon',
      'Full Moon',
      'Waning Gibbous Moon',
      'Waning Gibbous Moon',
      'Waning Gibbous Moon',
      'Waning Gibbous Moon',
      'Waning Gibbous Moon',
      'Waning Gibbous Moon',
      'Last Quarter Moon',
    ])
  })

  it('gives a season each quarter on exactly the days that have one, and never a phase out of turn', () => {
    const days = dates('2026-09-01', 91)
    const names = days.map(phase)
    const kinds = {
      new: 'New Moon',
      first_quarter: 'First Quarter Moon',
      full: 'Full Moon',
      last_quarter: 'Last Quarter Moon',
    }
    const exact = sky.lunations(new Date('2026-09-01T00:00Z'), new Date('2026-11-30T23:59:59Z'))
    const wanted = exact.map(({ at, kind }) => `${at.toISOString().slice(0, 10)} ${kinds[kind]}`)
    expect(
      days.map((date, i) => `${date} ${names[i]}`).filter((line) => !/Waxing|Waning/.test(line)),
    ).toEqual(wanted)
    const turns = names.filter((name, i) => name !== names[i - 1])
    expect(new Set(turns.map((name, i) => `${turns[i - 1]} > ${name}`)).size).toBe(9)
  })

  it('has what happens, in order, in plain words', () => {
    expect(statements('2026-11-24')).toContain('14:53 Full Moon in Gemini')
    expect(statements('2026-08-12')).toContainEqual(
      expect.stringMatching(/^17:4\d Total solar eclipse in Leo, greatest now$/),
    )
    expect(statements('2026-11-13')).toContainEqual(expect.stringMatching(/Mercury turns direct in Scorpio$/))
    expect(statements('2026-06-29')).toContainEqual(
      expect.stringMatching(/Mercury turns retrograde in Cancer$/),
    )
    expect(statements('2026-11-22')).toContainEqual(
      expect.stringMatching(/^07:2\d The Sun enters Sagittarius$/),
    )
    for (const date of dates('2026-11-18', 30)) {
      const times = skyOfDay(sky, date).events.map(({ at }) => Math.round(Date.parse(at) / 1000))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })

  it('leaves nothing out between two days and says nothing twice', () => {
    const from = new Date('2026-11-01T00:00Z')
    const to = new Date('2026-12-01T00:00Z')
    const byDay = dates('2026-11-01', 30).flatMap((date) => mutualAspects(sky, ...utcDay(date)))
    expect(byDay).toEqual(mutualAspects(sky, from, to))
    expect(byDay.length).toBeGreaterThan(85)
  })
})

describe('an exact aspect between two bodies', () => {
  it('is exact: the two stand at the angle to a hundredth of a second of arc', () => {
    for (const { at, a, b, aspect } of mutualAspects(
      sky,
      new Date('2026-11-01T00:00Z'),
      new Date('2026-11-15T00:00Z'),
    )) {
      const apart = Math.abs(sky.position(a, at).longitude - sky.position(b, at).longitude)
      expect(Math.abs(Math.min(apart, 360 - apart) - aspect)).toBeLessThan(3e-6)
    }
  })

  it('is the one with which the Moon turns void of course, each time, as the search of the engine finds it', () => {
    const from = new Date('2026-11-01T00:00Z')
    const to = new Date('2027-02-01T00:00Z')
    const moons = mutualAspects(sky, from, to).filter(({ a }) => a === 'moon')
    const voids = sky.voidMoons(from, to).filter(({ begins, last }) => last && begins >= from && begins < to)
    expect(voids.length).toBeGreaterThan(35)
    for (const { begins, last } of voids) {
      const same = moons.find(
        ({ at, b, aspect }) => b === last!.body && aspect === last!.aspect && Math.abs(+at - +begins) < 6000,
      )
      expect(same, begins.toISOString()).toBeDefined()
    }
  })

  it('is a crossing of the other body’s longitude that no step has missed: the Sun meets every slow body once a year', () => {
    const year = mutualAspects(sky, new Date('2026-01-01T00:00Z'), new Date('2027-01-01T00:00Z'))
    for (const body of ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'])
      expect(year.filter(({ a, b, aspect }) => a === 'sun' && b === body && aspect === 0)).toHaveLength(1)
    // 13 synodic months and a bit
    expect(year.filter(({ a, b, aspect }) => a === 'moon' && b === 'sun' && aspect === 180)).toHaveLength(13)
  })
})
