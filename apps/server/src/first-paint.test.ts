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
  for (const open of [paint(true, true), paint(false, false)]) expect(open).toContain('I am Arion.')
})
