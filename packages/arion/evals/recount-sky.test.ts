import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from './people.ts'
import { recount } from './recount.ts'

const sky = await openSky()
const london = people(sky)[0]!
const count = (text: string, today = '2026-11-20') => recount(text, sky, london.chart, london.timeZone, today)

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

  it('reads an hour with the sentence in which it stands', () => {
    const [first, second] = [
      'At about 01:05 the Moon joins your Uranus.',
      'The Moon joins your Mercury around',
    ]
    expect(count(`${first} ${second} 14:15.`)).toEqual({ claims: 2, wrong: [] })
    expect(count(`${first} ${second} 01:05.`).wrong).toHaveLength(1)
    expect(count(`${first} ${second} 19:40.`).wrong).toHaveLength(1)
  })

  it('looks at the end of a day where its rest is spoken of', () => {
    const rest = (house: string) => `For the rest of the day the Moon is in your ${house} house.`
    expect(count(rest('seventh'), '2026-11-27')).toEqual({ claims: 1, wrong: [] })
    expect(count(rest('sixth'), '2026-11-27').wrong).toHaveLength(1)
  })
})
