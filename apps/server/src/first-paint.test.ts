import { expect, it } from 'vitest'
import { withAskPaint, withHomePaint, withOpeningPaint } from './first-paint.ts'

const SHELL = '<body><div id="root"></div></body>'

it('a page of which nothing can be shown yet says that it opens, and so does a home page without a sentence', () => {
  expect(withOpeningPaint(SHELL)).toContain('Opening your Sanctuary...')
  expect(withHomePaint(SHELL, {})).toBeNull()
})

it('the chat stands before its script only where the gate of the day is open', () => {
  const day = { forDate: '2026-11-23', isFirstDay: false, sky: [], transits: null }
  const paint = (hasChart: boolean, isReady: boolean) =>
    withAskPaint(SHELL, { '/api/daily-chart': { ...day, hasChart, isReady } })
  expect(paint(true, false)).toBeNull()
  for (const open of [paint(true, true), paint(false, false)])
    expect(open).toContain('What would you like to know?')
})

it('the chat begins with the sentence of the day, says what can be asked where there is none, and neither unknown', () => {
  const day = {
    forDate: '2026-11-23',
    isFirstDay: false,
    sky: [],
    transits: null,
    hasChart: false,
    isReady: false,
  }
  const paint = (home?: object) => withAskPaint(SHELL, { '/api/daily-chart': day, '/api/home': home })
  const moon = {
    from: '2026-11-23T00:00:00Z',
    to: '2026-11-24T00:00:00Z',
    stays: [],
    voids: [],
    meeting: null,
  }
  const rest = { forDate: '2026-11-23', hasChart: true, moon }
  const withSentence = paint({ ...rest, sentence: { text: 'You finish & rest.', facts: [] } })
  expect(withSentence).toContain('>You finish &amp; rest.</p>')
  expect(withSentence).not.toContain('I am Arion.')
  expect(paint({ ...rest, sentence: null })).toContain('I am Arion.')
  expect(paint()).not.toContain('Ask me about today')
})
