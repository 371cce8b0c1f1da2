import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { askErrorCopy } from './error-copy.ts'
import { AnswerFailed } from './run/ask-run.ts'

const refused = (code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  askErrorCopy(new ApiError({ code, status: 429, message: code }), { isBack: true })

const noLine = new ApiError({ code: 'unavailable', status: 0, message: '' })

it('tells a limit in its own words', () => {
  expect(refused('ask_limit_daily')).toEqual({
    title: 'Ask Limit Reached',
    text: 'You have used all Asks of today. They come back tomorrow.',
  })
  expect(refused('ask_limit_monthly').text).toContain('this billing period')
})
it('says that Arion is still busy', () =>
  expect(refused('ask_in_progress').title).toContain('still answering'))
it.each([
  new TypeError('network'),
  new AnswerFailed('answer_failed', 'no voice'),
  new ApiError({ code: 'unavailable', status: 503, message: '' }),
  null,
])('says that anything else was not sent, and that the words are kept', (error) =>
  expect(askErrorCopy(error, { isBack: true })).toEqual({
    title: 'Failed to send message. Please try again.',
    text: 'Your words are back in the input.',
  }),
)
it('says that the connection is gone, and that the words are kept', () => {
  const { title, text } = askErrorCopy(noLine, { isBack: true })
  expect(title).toBe('Failed to send message. Please try again.')
  expect(text).toMatch(/no connection.*back in the input/)
})
it('speaks of no words in the input to whoever asked by a button, and tells the reason all the same', () => {
  const onAgain = { isBack: false }
  const limit = new ApiError({ code: 'ask_limit_daily', status: 429, message: '' })
  expect(askErrorCopy(limit, onAgain).text).toMatch(/come back tomorrow/)
  expect(askErrorCopy(noLine, onAgain).text).toBe('There is no connection at the moment.')
  expect(askErrorCopy(null, onAgain)).toEqual({ title: 'Failed to send message. Please try again.' })
})
