import { describe, expect, it } from 'vitest'
import { parseCalendar } from '../../../test/parse-calendar.ts'
import { writeCalendar } from './calendar-file.ts'
import type { CalendarEvent } from './calendar-file.ts'

const writtenAt = new Date('2026-11-20T12:34:56.789Z')
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one@astrarium',
  when: { from: '2026-12-31', to: '2026-12-31' },
  summary: 'Saturn opposite your Venus',
  description: 'From here to there.',
  category: 'Opening',
  ...changes,
})
const file = (...events: CalendarEvent[]) => writeCalendar({ name: 'Forecast', writtenAt, events })
const read = (changes: Partial<CalendarEvent>) => parseCalendar(file(event(changes))).events[0]!

describe('a calendar file', () => {
  it('says what it is, who wrote it and when', () => {
    const { name, product, events } = parseCalendar(file(event()))
    expect(name).toBe('Forecast')
    expect(product).toMatch(/^-\/\/Astrarium\/\//)
    expect(events[0]).toMatchObject({ uid: 'one@astrarium', stamp: '20261120T123456Z' })
  })

  it('ends days with the day after, over the end of a month and a year', () => {
    expect(read({})).toMatchObject({ isAllDay: true, start: '20261231', end: '20270101' })
    expect(read({ when: { from: '2028-02-20', to: '2028-02-28' } })).toMatchObject({
      start: '20280220',
      end: '20280229',
    })
  })

  it('gives a moment in UTC and without an end', () =>
    expect(read({ when: new Date('2027-05-03T14:15:16.999Z') })).toMatchObject({
      isAllDay: false,
      start: '20270503T141516Z',
      end: null,
    }))

  it.each([
    'commas, semicolons; and \\ backslashes \\n that are no line break',
    'two\n\nparagraphs',
    '\\',
    'quotes "as they are": and colons',
  ])('gives back the text %j as it was', (words) =>
    expect(read({ summary: words, description: words })).toMatchObject({
      summary: words,
      description: words,
    }),
  )

  it('takes any line break for one, and leaves other control characters out', () =>
    expect(read({ description: 'a\r\nb\rc\u0007\u0000d\u0085e' }).description).toBe('a\nb\ncde'))

  it.each([60, 66, 67, 68, 69, 140, 141, 1000])(
    'folds a text of %d characters at 75 octets and loses none',
    (length) => {
      const words = 'x'.repeat(length)
      expect(read({ summary: words }).summary).toBe(words)
      const lines = file(event({ summary: words })).split('\r\n')
      const folded = lines.filter(
        (line, index) => line.startsWith('SUMMARY') && lines[index + 1]!.startsWith(' '),
      )
      expect(folded.map((line) => line.length)).toEqual('SUMMARY:'.length + length > 75 ? [75] : [])
    },
  )

  it('tears no character apart, of whatever length', () => {
    for (let shift = 0; shift < 8; shift++) {
      const words = `${'a'.repeat(shift)}${'é€🌙'.repeat(40)}`
      const written = file(event({ summary: words }))
      expect(Buffer.from(written).toString('utf8')).toBe(written)
      expect(written).not.toMatch(/[\ud800-\udbff]\r\n/)
      expect(read({ summary: words }).summary).toBe(words)
    }
  })
})
