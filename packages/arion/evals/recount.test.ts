import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { recount } from './recount.ts'

const sky = await openSky()
const london = people(sky)[0]!
const count = (text: string) => recount(text, sky, london.chart, london.timeZone, '2026-11-20')

describe('the second pair of eyes', () => {
  it('lets true claims pass and counts them', () => {
    const { claims, wrong } = count(
      'That is your Moon in Leo, in your seventh house. Saturn makes a trine to your Moon from 4 February to 5 March 2027, exact on 20 February.',
    )
    expect(wrong).toEqual([])
    expect(claims).toBeGreaterThanOrEqual(5)
  })
  it.each([
    'That is your Moon in Virgo.',
    'That is your Moon in Leo, in your eighth house.',
    'In your chart that is your Sun in Taurus square to Pluto in Cancer.',
    'Saturn makes a trine to your Moon from 4 February to 5 March 2027, exact on 26 February.',
    'Saturn makes a trine to your Moon from 4 February to 25 March 2027, exact on 20 February.',
    'Saturn squares your Moon from 4 February to 5 March 2027, exact on 20 February.',
  ])('finds what is false: %s', (text) => expect(count(text).wrong.length).toBeGreaterThan(0))
})
