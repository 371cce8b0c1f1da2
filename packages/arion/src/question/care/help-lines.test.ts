import { heard } from '../../../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answer } from '../../answer.ts'
import { countryOfZone, isSouthernZone } from './country-of-zone.ts'
import { helpLines, LINES } from './help-lines.ts'

const sky = await openSky()

describe('help lines', () => {
  it.each(Object.entries(LINES))(
    '%s: every number has digits and a source',
    (code, { emergency, crisis, violence }) => {
      for (const line of [emergency, crisis, ...(violence ? [violence] : [])]) {
        expect(line.words, code).toMatch(/\d{2,}/)
        expect(line.source.length, code).toBeGreaterThan(4)
      }
    },
  )
  it('an unknown country gets the directory and 112', () => {
    expect(helpLines('Asia/Kathmandu').crisis).toContain('findahelpline.com')
    expect(helpLines('Etc/UTC').emergency).toContain('112')
  })
  it('a country without a line of one kind gets the directory for it, and its own numbers for the rest', () => {
    expect(helpLines('Europe/Zurich')).toEqual({
      emergency: '112',
      crisis: 'call 143 (Die Dargebotene Hand)',
      violence: 'findahelpline.com lists free lines in your country',
    })
  })
  it('are those of the country that the time zone is in', () => {
    expect(helpLines('Australia/Perth').crisis).toContain('13 11 14')
    expect(helpLines('Europe/London').crisis).toContain('116 123')
  })
  it('a cry for help is answered with the lines of the zone', () => {
    const asker = { seed: 's', chart: null, timeZone: 'America/Chicago' }
    const [first] = answer(
      sky,
      heard(sky, {
        question: 'I want to die',
        asker,
        at: new Date('2026-11-20T09:00:00Z'),
        thread: [],
        usedPhrases: [],
      }),
    )
    expect(first).toMatchObject({ kind: 'text', text: expect.stringContaining('988') })
  })
})

describe('the country of a zone', () => {
  it.each([
    ['Europe/London', 'GB'],
    ['America/New_York', 'US'],
    ['America/Toronto', 'CA'],
    ['Asia/Calcutta', 'IN'],
    ['Pacific/Honolulu', 'US'],
    ['Atlantic/Canary', 'ES'],
  ])('%s is in %s', (zone, country) => expect(countryOfZone(zone)).toBe(country))
  it.each(['UTC', 'Etc/GMT+5', 'Europe/Kyiv', ''])('%s is in none that we know', (zone) =>
    expect(countryOfZone(zone)).toBeNull(),
  )
  it('every country with lines has a zone', () => {
    const zones = sky.zones().map(countryOfZone)
    expect(Object.keys(LINES).filter((code) => !zones.includes(code))).toEqual([])
  })
})

describe('seasons', () => {
  it('follow the zone', () => {
    expect(isSouthernZone('Australia/Sydney')).toBe(true)
    expect(isSouthernZone('Pacific/Auckland')).toBe(true)
    expect(isSouthernZone('Europe/Berlin')).toBe(false)
  })
})
