/** What others have said of somebody's chart is held against it: 21 April 1926, 02:40, London. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'

const sky = await openSky()
const everybody = people(sky)

function ask(question: string, name = 'london') {
  const { chart, timeZone } = everybody.find((one) => one.name === name)!
  const at = new Date('2026-11-21T09:00:00Z')
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: { seed: name, chart, timeZone } })
}

describe('what was said of the chart', () => {
  it('is a yes or a no for each piece, with where the point really stands', () => {
    const { text } = ask('My aunt says I have my Sun in Taurus and Mars in Cancer. Was she right?')
    expect(text).toContain('Yes. Your Sun stands at 0° Taurus')
    expect(text).toContain('No. Your Mars stands at')
    expect(text).toMatch(/zodiac/)
    expect(text).not.toMatch(/houses (?:are )?counted|angle/)
  })

  it('is answered once of a point that was said of twice', () => {
    const { text } = ask('A book told me I had Saturn conjunct my Sun in Leo. Is that true?')
    expect(text).toContain('No. Your')
    expect(text.match(/Your Sun stands at/g)).toHaveLength(1)
  })

  it('takes no Ask where only the hour of birth could tell', () => {
    const { outcome } = ask('my friend says im a scorpio rising. legit?', 'jerusalem')
    expect(outcome).not.toBe('answered')
  })
})

it('the sign of a birthday is told of anybody, free, and left to the hour where the Sun changes', () => {
  const { text, outcome } = ask('Is my nephew a Virgo? He was born on the 3rd of August')
  expect([text.split('. ')[0], outcome]).toEqual([
    'On 3 August the Sun is in Leo, whatever the year, so no, not Virgo',
    'not_understood',
  ])
  expect(ask('my niece was born 23 october. is she a libra?').text).toContain(
    'may still be in Libra or already in Scorpio',
  )
})
