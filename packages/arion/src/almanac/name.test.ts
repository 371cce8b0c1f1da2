/** A day said without its year is the one a reader will take it for; a bound that is said holds. */
import { heard } from '../../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../evals/people.ts'
import { buildBrief } from '../brief/build-brief.ts'
import { aspectFacts, pointWeightsOf } from '../brief/natal-facts.ts'
import { checkText } from '../check/check-sentence.ts'
import { natalAspect, orbWords } from './name.ts'
import { readAsk } from '../question/read-ask.ts'
import { Composer } from './composer.ts'
import { day, range } from './date-names.ts'

const sky = await openSky()
const everybody = people(sky)
const of = { kind: 'lunation', phase: 'new' } as const

function penOf({ name, chart, timeZone } = everybody[0]!): Composer {
  const at = new Date('2026-11-21T09:00:00Z')
  const input = {
    question: 'How will the next six months be for me?',
    at,
    thread: [],
    usedPhrases: [],
    asker: { seed: name, chart, timeZone },
  }
  const read = heard(sky, input)
  return new Composer(sky, readAsk(sky, read), buildBrief(sky, read).context!)
}
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const ranges = (...pairs: [string, string][]) => {
  const composer = penOf()
  return pairs.map(([from, to]) => {
    const words = range(composer, noon(from), noon(to), of)
    composer.line(words)
    return words
  })
}
const days = (...dates: string[]) => {
  const composer = penOf()
  return dates.map((date) => {
    const words = day(composer, noon(date), 'at', of)
    composer.line(words)
    return words
  })
}

describe('a day, on 21 November 2026', () => {
  it('is bare where it is the next of its name', () =>
    expect(days('2026-11-21', '2026-12-29')).toEqual(['21 November', '29 December']))
  it('has its year where the year is another than the one last written', () =>
    expect(days('2027-03-20', '2027-05-03', '2026-12-01')).toEqual([
      '20 March 2027',
      '3 May',
      '1 December 2026',
    ]))
  it('has its year where it lies a full year ahead, though that year was just written', () =>
    expect(days('2027-03-20', '2027-11-16')).toEqual(['20 March 2027', '16 November 2027']))
  it('has its year where it lies behind', () => expect(days('2026-11-16')).toEqual(['16 November 2026']))
})

describe('a range, on 21 November 2026', () => {
  it('of next November does not sound like last week', () =>
    expect(
      ranges(['2027-03-16', '2027-03-18'], ['2027-11-16', '2027-11-18'], ['2027-11-19', '2027-11-22']),
    ).toEqual(['from 16 to 18 March 2027', 'from 16 to 18 November 2027', 'from 19 to 22 November 2027']))
  it('names the year of its beginning where it is not the running one', () =>
    expect(ranges(['2029-11-27', '2030-02-08'], ['2025-11-23', '2027-04-22'])).toEqual([
      'from 27 November 2029 to 8 February 2030',
      'from 23 November 2025 to 22 April 2027',
    ]))
  it('that is still to begin this year needs the year of its end alone; one that has begun, both', () =>
    expect(ranges(['2026-11-08', '2027-01-16'], ['2026-12-08', '2027-01-16'])).toEqual([
      'from 8 November 2026 to 16 January 2027',
      'from 8 December to 16 January 2027',
    ]))
})

describe('an orb', () => {
  const said = everybody.flatMap((person) => {
    const composer = penOf(person)
    return aspectFacts(person.chart, pointWeightsOf(person.chart, { theme: 'self' })).map((fact) => {
      const text = `In your chart that is ${natalAspect(composer, fact)}, ${orbWords(composer, fact) || 'wide'}.`
      return { person, orb: fact.orb, text }
    })
  })
  it('is within the quarter or the half of a degree that is said', () => {
    const bounded = said.filter(({ text }) => text.includes('within'))
    expect(bounded.length).toBeGreaterThan(5)
    expect(bounded.filter(({ text, orb }) => orb > (text.includes('quarter') ? 0.25 : 0.5))).toEqual([])
  })
  it('is what the check finds in the words', () => {
    for (const { person, text } of said.filter(({ orb }) => orb < 4)) {
      const ground = {
        sky,
        chart: person.chart,
        zone: person.timeZone,
        at: noon('2026-11-21'),
        day: '2026-11-21',
      }
      expect(checkText(text.replace(', wide.', '.'), ground, { year: 2026, subject: null }).why).toBeNull()
    }
  })
})
