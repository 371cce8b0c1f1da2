import { describe, expect, it } from 'vitest'
import { spanAhead, spanBehind } from './time-asked.ts'

// Friday 20 November 2026
const frame = { today: '2026-11-20', isSouthern: false, birthday: '03-14', previous: null }
const read = (question: string, more: Partial<Parameters<typeof spanAhead>[1]> = {}) => {
  const found = spanAhead(question, { ...frame, ...more })
  return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
}

describe('what is asked, and not what is told', () => {
  const span = (text: string) => spanAhead(text, { today: '2026-11-21', isSouthern: false })
  it.each([
    'We have not spoken for two years. Should I call her on Tuesday?',
    "I haven't talked to my sister for two years, should I call her on Tuesday?",
    'I have been single for three years. Is Tuesday a good day for a date?',
  ])('%s', (text) =>
    expect(span(text)).toMatchObject({
      kind: 'span',
      span: { from: '2026-11-24', to: '2026-11-24', phrase: 'Tuesday' },
    }),
  )
  it('a stretch ahead is still counted', () =>
    expect(span('What lies ahead for two years?')).toMatchObject({
      kind: 'span',
      span: { to: '2028-11-21' },
    }))
})

describe('spans of time, in the local days of the person', () => {
  it.each([
    ['What should I focus on today?', '2026-11-20..2026-11-20'],
    ['How will tomorrow be?', '2026-11-21..2026-11-21'],
    ['the day after tomorrow?', '2026-11-22..2026-11-22'],
    ['When is a good day this week for a talk?', '2026-11-20..2026-11-22'],
    ['When is a good day next week?', '2026-11-23..2026-11-29'],
    ['and the week after next?', '2026-11-30..2026-12-06'],
    ['what does the weekend bring?', '2026-11-21..2026-11-22'],
    ['Is this a good month to change jobs?', '2026-11-20..2026-11-30'],
    ['How does next month look for my work?', '2026-12-01..2026-12-31'],
    ['How will the next three months be?', '2026-11-20..2027-02-20'],
    ['the next ten days', '2026-11-20..2026-11-29'],
    ['what about the next 2 weeks', '2026-11-20..2026-12-03'],
    ['What does the coming year ask of me?', '2026-11-20..2027-11-20'],
    ['How will next year be?', '2027-01-01..2027-12-31'],
    ['Will I meet someone this year?', '2026-11-20..2026-12-31'],
    ['How will 2027 be for me?', '2027-01-01..2027-12-31'],
    ['How is March looking?', '2027-03-01..2027-03-31'],
    ['How is it in March?', '2027-03-01..2027-03-31'],
    ['Should I travel in June 2027?', '2027-06-01..2027-06-30'],
    ['Should I move abroad in summer 2027?', '2027-06-01..2027-08-31'],
    ['what will the spring bring', '2027-03-01..2027-05-31'],
    ['how will this winter be', '2026-12-01..2027-02-28'],
    ['before Christmas?', '2026-11-20..2026-12-24'],
    ['until my birthday', '2026-11-20..2027-03-14'],
    ['Is Friday a good day?', '2026-11-20..2026-11-20'],
    ['next Tuesday?', '2026-11-24..2026-11-24'],
    ['Is 3 May 2027 a good day to marry?', '2027-05-03..2027-05-03'],
    ['is December 5th good', '2026-12-05..2026-12-05'],
    ['the rest of the year', '2026-11-20..2026-12-31'],
    ['how is the end of next year?', '2027-10-01..2027-12-31'],
    ['how is the end of next month?', '2026-12-21..2026-12-31'],
    ['will I find love in the next 5 years?', '2026-11-20..2029-11-20'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it('"may I" is no month, and "in May" is one', () => {
    expect(read('May I ask what may come?')).toBe('none')
    expect(read('How will it be in May?')).toBe('2027-05-01..2027-05-31')
  })
  it('summer is in December for the south', () => {
    expect(read('How will this summer be?', { isSouthern: true })).toBe('2026-12-01..2027-02-28')
  })
  it('the chat looks three years ahead; a forecast keeps the years it is asked for', () => {
    expect(read('will I find love in the next 5 years?', { keepsLongSpans: true })).toBe(
      '2026-11-20..2031-11-20',
    )
    expect(read('in the next 500 days', { keepsLongSpans: true })).toBe('2026-11-20..2028-04-02')
  })
  it('"the week after" follows the week of the turn before', () => {
    expect(
      read('and the week after?', {
        previous: { from: '2026-11-23', to: '2026-11-29' },
      }),
    ).toBe('2026-11-30..2026-12-06')
  })
  it('what lies behind is told apart, and what is not understood is not guessed', () => {
    expect(read('Why was last year so hard?')).toBe('past')
    expect(read('How are the two years after?')).toBe('unclear')
    expect(read('How was 2019?')).toBe('past')
  })
})

// Friday 20 November 2026
const behind = { today: '2026-11-20', isSouthern: false, born: '1990-07-14' }
const readBehind = (text: string, more: Partial<typeof behind> = {}) => {
  const found = spanBehind(text, { ...behind, ...more })
  return found && `${found.from}..${found.to}`
}

describe('a time that lies behind', () => {
  it.each([
    ['what was going on for me in march 2020', '2020-03-01..2020-03-31'],
    ['what happened on 11 september 2001', '2001-09-11..2001-09-11'],
    ['what happened on september 11 2001', '2001-09-11..2001-09-11'],
    ['what happened on september 11th', '2026-09-11..2026-09-11'],
    ['what happened on 2001-09-11', '2001-09-11..2001-09-11'],
    ['why was last year so hard', '2025-01-01..2025-12-31'],
    ['how was my 2019', '2019-01-01..2019-12-31'],
    ['how was march', '2026-03-01..2026-03-31'],
    ['what happened in december', '2025-12-01..2025-12-31'],
    ['how was last month', '2026-10-01..2026-10-31'],
    ['how was last week', '2026-11-09..2026-11-15'],
    ['how was last weekend', '2026-11-14..2026-11-15'],
    ['how was yesterday', '2026-11-19..2026-11-19'],
    ['how was this year', '2026-01-01..2026-11-20'],
    ['what was last summer about', '2026-06-01..2026-08-31'],
    ['what happened in the winter of 2019', '2019-12-01..2020-02-29'],
    ['what happened three years ago', '2023-01-01..2023-12-31'],
    ['what has happened in the last two months', '2026-09-20..2026-11-20'],
    ['what happened when i was nine', '1999-07-14..2000-07-13'],
    ['what was my childhood about', '1990-07-14..2002-07-13'],
    ['what happened in my twenties', '2010-07-14..2020-07-13'],
  ])('%s', (text, expected) => expect(readBehind(text)).toBe(expected))

  it.each([
    'how will 2027 be',
    'what is next year about',
    'what may march bring',
    'what happened',
    'in my forties',
  ])('is not in: %s', (text) => expect(readBehind(text)).toBeNull())
  it('summer was in December for the south', () =>
    expect(readBehind('how was last summer', { isSouthern: true })).toBe('2025-12-01..2026-02-28'))
})
