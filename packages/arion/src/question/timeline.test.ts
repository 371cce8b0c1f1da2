import { describe, expect, it } from 'vitest'
import { readTimeline } from './timeline.ts'

describe('spans', () => {
  it.each([
    ['1 Week', '2026-11-20', '2026-11-26'],
    ['1 Month', '2026-11-20', '2026-12-20'],
    ['6 Weeks', '2026-11-20', '2026-12-31'],
    ['3 Months', '2026-11-20', '2027-02-20'],
    ['6 Months', '2026-11-20', '2027-05-20'],
    ['1 Year', '2026-11-20', '2027-11-20'],
    ['5 Years', '2026-11-20', '2031-11-20'],
    ['the next 10 days', '2026-11-20', '2026-11-29'],
    ['2 years', '2026-11-20', '2028-11-20'],
    ['half a year', '2026-11-20', '2027-05-20'],
    ['a year and a half', '2026-11-20', '2028-05-20'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['summer 2027', '2027-06-01', '2027-08-31'],
    ['March', '2027-03-01', '2027-03-31'],
    ['until Christmas', '2026-11-20', '2026-12-25'],
    ['the days until Christmas', '2026-11-20', '2026-12-25'],
    ['the rest of the year', '2026-11-20', '2026-12-31'],
    ['Until my birthday', '2026-11-20', '2027-03-02'],
    ['until 14 January', '2026-11-20', '2027-01-14'],
    ['2029', '2029-01-01', '2029-12-31'],
  ])('%s', (written, from, to) =>
    expect(
      readTimeline(written, { today: '2026-11-20', isSouthern: false, birthday: '03-02' }),
    ).toMatchObject({
      kind: 'span',
      span: { from, to },
    }),
  )
  const reading = (written: string) => {
    const found = readTimeline(written, { today: '2026-11-21', isSouthern: false, birthday: '03-02' })
    return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
  }
  it.each([
    ['from March to June 2027', '2027-03-01..2027-06-30'],
    ['March - June 2027', '2027-03-01..2027-06-30'],
    ['from December to January', '2026-12-01..2027-01-31'],
    ['from October to March', '2026-11-21..2027-03-31'],
    ['March to June', '2027-03-01..2027-06-30'],
    ['November 2026 to February', '2026-11-21..2027-02-28'],
    ['from now until the end of June 2027', '2026-11-21..2027-06-30'],
    ['between 1 and 15 December', '2026-12-01..2026-12-15'],
    ['1-15 December 2026', '2026-12-01..2026-12-15'],
    ['1–15 November', '2027-11-01..2027-11-15'],
    ['December 1st to the 15th', '2026-12-01..2026-12-15'],
    ['from 20 December to 6 January', '2026-12-20..2027-01-06'],
    ['2027-01-01 to 2027-03-31', '2027-01-01..2027-03-31'],
    ['2027-01-01-2027-03-31', '2027-01-01..2027-03-31'],
    ['15.12.2026', '2026-12-15..2026-12-15'],
    ['1.12.2026 - 15.12.2026', '2026-12-01..2026-12-15'],
    ['until tomorrow', '2026-11-21..2026-11-22'],
    ['until next Tuesday', '2026-11-21..2026-11-24'],
    ['until the end of March', '2026-11-21..2027-03-31'],
    ['until March', '2026-11-21..2027-03-31'],
    ['until mid-January', '2026-11-21..2027-01-15'],
    ['until 2028', '2026-11-21..2027-12-31'],
    ['until next year', '2026-11-21..2026-12-31'],
    ['until the end of 2028', '2026-11-21..2028-12-31'],
    ['before Christmas', '2026-11-21..2026-12-24'],
    ['end of next year', '2027-10-01..2027-12-31'],
    ['the end of 2027', '2027-10-01..2027-12-31'],
    ['from March to 2028', '2027-03-01..2028-12-31'],
    ['New Year', '2026-11-21..2027-11-21'],
    ['the coming weeks', '2026-11-21..2027-01-01'],
    ['early 2027', '2027-01-01..2027-03-31'],
    ['mid-January', '2027-01-11..2027-01-20'],
    ['first quarter of 2027', '2027-01-01..2027-03-31'],
    ['2027 and 2028', '2027-01-01..2028-12-31'],
    ['2027-2028', '2027-01-01..2028-12-31'],
    ['March and April', '2027-03-01..2027-04-30'],
    ['December and January', '2026-12-01..2027-01-31'],
    ['spring and summer 2027', '2027-03-01..2027-08-31'],
    ['this month', '2026-11-21..2026-11-30'],
    ['the week after next', '2026-11-30..2026-12-06'],
    ['the weeks after Christmas', '2026-12-26..2027-01-22'],
    // what the chat reads to its last word, a forecast reads
    ['15/12/2026', '2026-12-15..2026-12-15'],
    ['15.12.26', '2026-12-15..2026-12-15'],
    ['the 15th', '2026-12-15..2026-12-15'],
    ['Tuesday 15 December', '2026-12-15..2026-12-15'],
    ['the second week of March', '2027-03-08..2027-03-14'],
  ])('as a range, a limit or a part, "%s" is read as it says', (written, expected) =>
    expect(reading(written)).toBe(expected),
  )
  it.each([
    '31 February 2027',
    '2027-02-31',
    '31.02.2027',
    '15.13.2026',
    '30 to 31 February',
    'from June 2027 to March 2027',
    'March and June 2027',
    '2027 and 2030',
    'from March',
    'after March 2027',
    'since 2027',
    '2-3 weeks',
    '1.5 years',
    'next week and in June',
    'the rest of next year',
    'June 2027 except the first week',
    'Mondays in March',
    '3 weeks from 1 March',
    'from 2027 to 2045',
    'spring or autumn 2027',
    'every Monday',
    'from 2020 to 2022',
    'until 2020',
    'March 2027 April',
  ])('"%s" is asked back and never narrowed', (written) => expect(reading(written)).toBe('not_understood'))
  it.each(['until I die', 'until my mother dies'])(
    '"%s" is asked back, since nobody says how long that is',
    (written) =>
      expect(readTimeline(written, { today: '2026-11-20', isSouthern: false })).toMatchObject({
        kind: 'not_understood',
        ask: expect.stringContaining('no chart can say'),
      }),
  )
  it('summer is in December south of the equator', () =>
    expect(readTimeline('summer 2027', { today: '2026-11-20', isSouthern: true })).toMatchObject({
      span: { from: '2027-12-01' },
    }))
  it.each(['asdf', 'last year', '20 years', 'until my birthday', 'someday', '0 weeks', ''])(
    '"%s" is asked back',
    (written) => {
      const found = readTimeline(written, { today: '2026-11-20', isSouthern: false })
      expect(found).toMatchObject({ kind: 'not_understood' })
      expect(found.kind === 'not_understood' ? found.ask : '').toMatch(/^[A-Z].{20,}[.?]$/)
    },
  )
})
