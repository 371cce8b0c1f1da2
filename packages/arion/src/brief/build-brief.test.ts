/**
 * Dates and hours here were computed by an earlier, independent prototype (brute-force search, Swiss
 * Ephemeris through another binding) for public birth data: 7 November 1913, 02:00, Mondovi (algeria); 21
 * February 1933, 06:00, Tryon (carolina); 22 June 1939, Jerusalem, time unknown (jerusalem).
 */
import { heard } from '../../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../evals/people.ts'
import { buildBrief } from './build-brief.ts'
import type { QuestionContext } from './build-brief.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function matterFor(name: string, question: string): QuestionContext {
  const person = everybody.find((one) => one.name === name)!
  return buildBrief(
    sky,
    heard(sky, {
      question,
      at,
      thread: [],
      usedPhrases: [],
      asker: { seed: name, chart: person.chart, timeZone: person.timeZone },
    }),
  ).context!
}
const dayIn = (zone: string, date: Date | null | undefined) => (date ? sky.localDate(zone, date) : null)

describe('a Brief agrees with an independent computation', () => {
  it('Saturn opposite Venus, from 21 April to 16 May 2027, exact on 3 May', () => {
    const { transits, frame } = matterFor('algeria', 'Why do I keep attracting unavailable partners?')
    const found = transits.find(
      ({ body, point, aspect }) => body === 'saturn' && point === 'venus' && aspect === 180,
    )!
    expect([
      dayIn(frame.zone, found.enters),
      dayIn(frame.zone, found.exact[0]),
      dayIn(frame.zone, found.leaves),
      found.exact.length,
    ]).toEqual(['2027-04-21', '2027-05-03', '2027-05-16', 1])
  })
  it('Saturn leaves the seventh house about 4 May 2027 (a day of slack for the coordinates of the birth place)', () => {
    const { passages, frame } = matterFor('algeria', 'Why do I keep attracting unavailable partners?')
    const found = passages.find(({ body, house }) => body === 'saturn' && house === 7)!
    expect(['2027-05-03', '2027-05-04', '2027-05-05']).toContain(dayIn(frame.zone, found.leaves))
  })
  it('Venus square Mars at 1.2 degrees leads a question about love', () => {
    const [first] = matterFor('algeria', 'Why do I keep attracting unavailable partners?').aspects
    expect([first?.a, first?.b, first?.aspect, first?.orb.toFixed(1)]).toEqual(['venus', 'mars', 90, '1.2'])
  })
  it('the Moon makes a trine to Venus on 25 November at 10:00 in New York', () => {
    const { hours } = matterFor(
      'carolina',
      'When is a good day next week for a difficult talk with my sister?',
    )
    const found = hours.find(({ point, aspect }) => point === 'venus' && aspect === 120)!
    expect(Math.abs(found.at.getTime() - Date.UTC(2026, 10, 25, 15, 0))).toBeLessThan(5 * 60_000)
  })
  it('Uranus square Sun: two passes, 29 December 2026 and 20 March 2027', () => {
    const { transits, frame } = matterFor('carolina', 'What does the coming year ask of me?')
    const found = transits.find(
      ({ body, point, aspect }) => body === 'uranus' && point === 'sun' && aspect === 90,
    )!
    expect(found.exact.map((date) => dayIn(frame.zone, date))).toEqual(['2026-12-29', '2027-03-20'])
  })
})

describe('an unknown birth time', () => {
  const context = matterFor('jerusalem', 'What does the coming year ask of me?')
  it('names no house, no angle, no Moon, no sign of a Sun that changed it that day', () => {
    expect(
      context.placements.some(
        ({ point, house }) =>
          point === 'asc' || point === 'mc' || point === 'moon' || point === 'sun' || house !== null,
      ),
    ).toBe(false)
    expect(context.passages).toEqual([])
    expect(context.transits.some(({ point }) => point === 'asc' || point === 'mc' || point === 'moon')).toBe(
      false,
    )
  })
  it('gives an exact day to a point that hardly moved, and none to one whose dates smear', () => {
    const zone = context.frame.zone
    const pluto = context.transits.find(
      ({ body, point, aspect }) => body === 'pluto' && point === 'mars' && aspect === 0,
    )!
    expect([dayIn(zone, pluto.enters), dayIn(zone, pluto.exact[0]), dayIn(zone, pluto.leaves)]).toEqual([
      '2026-11-28',
      '2027-01-12',
      '2027-02-20',
    ])
    const venus = context.transits.find(
      ({ body, point, aspect }) => body === 'saturn' && point === 'venus' && aspect === 60,
    )!
    expect(venus.exact).toEqual([])
  })
})

describe('ranking', () => {
  it('facts come heaviest first, with ids of their own', () => {
    const person = everybody[0]!
    const { facts } = buildBrief(
      sky,
      heard(sky, {
        question: 'How will the next three months be for me?',
        at,
        thread: [],
        usedPhrases: [],
        asker: { seed: 'x', chart: person.chart, timeZone: person.timeZone },
      }),
    )
    expect(facts.length).toBeGreaterThan(10)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  })
  it('long spans leave the quick bodies out', () => {
    const bodies = new Set(matterFor('algeria', 'How will 2027 be for me?').transits.map(({ body }) => body))
    expect([...bodies].filter((body) => ['sun', 'mercury', 'venus', 'mars'].includes(body))).toEqual([])
  })
  it('says by which house a ruler speaks', () => {
    const { transits } = matterFor('mexico', 'How will the next three months be for money?')
    expect(transits.find(({ point }) => point === 'mercury')?.rules).toBe(2)
  })
})
