import { expect, it } from 'vitest'
import { withHomePaint, withOpeningPaint } from './first-paint.ts'

const SHELL = '<body><div id="root"></div></body>'

it('a page of which nothing can be shown yet says that it opens, and so does a home page without a sentence', () => {
  expect(withOpeningPaint(SHELL)).toContain('Opening your Sanctuary...')
  expect(withHomePaint(SHELL, {})).toBeNull()
})
