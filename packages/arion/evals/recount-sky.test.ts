import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { recount } from './recount.ts'

const sky = await openSky()
const london = people(sky)[0]!
const count = (text: string) => recount(text, sky, london.chart, london.timeZone, '2026-11-20')

describe('the second pair of eyes, for the sky', () => {
  it.each(['Friday 20 November is fine.', 'The full moon of 24 November falls in Gemini.'])(
    'lets pass what is true: %s',
    (text) => expect(count(text)).toEqual({ claims: 1, wrong: [] }),
  )
  it.each([
    'Thursday 20 November is fine.',
    'The full moon of 24 November falls in Taurus.',
    'The full moon of 14 November falls in Gemini.',
    'Venus rules your first house.',
    'The Moon is in Virgo.',
    'Saturn is in your eleventh house until 4 May 2027.',
    'Around 11:10 the Moon squares your Sun.',
  ])('finds what is false: %s', (text) => expect(count(text).wrong).toHaveLength(1))
})
