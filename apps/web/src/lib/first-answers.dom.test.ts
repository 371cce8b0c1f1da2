import { beforeEach, expect, it, vi } from 'vitest'

const bring = (answers: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="first-answers">${JSON.stringify(answers)}</script>`
}
beforeEach(() => vi.resetModules())

it('an answer that came along with the page is taken once, and stands on the page no more', async () => {
  bring({ '/api/home': { hasChart: true } })
  const { takeFirstAnswer } = await import('./first-answers.ts')
  expect(document.querySelector('#first-answers')).toBeNull()
  expect(takeFirstAnswer('/api/home')).toEqual({ hasChart: true })
  expect(takeFirstAnswer('/api/home')).toBeUndefined()
})

it('a change makes all of them old', async () => {
  bring({ '/api/home': {}, '/api/threads': [] })
  const { forgetFirstAnswers, takeFirstAnswer } = await import('./first-answers.ts')
  forgetFirstAnswers()
  expect(takeFirstAnswer('/api/threads')).toBeUndefined()
})

it('what is asked for beside the page is waited for, and asked again where it was refused', async () => {
  document.body.innerHTML = ''
  window.askedAhead = {
    '/api/circle/members': Promise.resolve({ members: [] }),
    '/api/home': Promise.resolve(),
  }
  const { takeFirstAnswer } = await import('./first-answers.ts')
  expect(await takeFirstAnswer('/api/circle/members')).toEqual({ members: [] })
  expect(await takeFirstAnswer('/api/home')).toBeUndefined()
  delete window.askedAhead
})

it('a page that brings none does without', async () => {
  document.body.innerHTML = ''
  const { takeFirstAnswer } = await import('./first-answers.ts')
  expect(takeFirstAnswer('/api/home')).toBeUndefined()
})

it('those of a page that is gone to within the app come in one answer, and what has none is asked for', async () => {
  document.body.innerHTML = ''
  const { bringFirstAnswers, takeFirstAnswer } = await import('./first-answers.ts')
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ '/api/home': { hasChart: true } }))
  vi.stubGlobal('fetch', fetched)
  await bringFirstAnswers('/sanctum')
  expect(fetched).toHaveBeenCalledOnce()
  expect(takeFirstAnswer('/api/home')).toEqual({ hasChart: true })
  fetched.mockRejectedValueOnce(new TypeError('no line'))
  await bringFirstAnswers('/sanctum')
  expect(takeFirstAnswer('/api/home')).toBeUndefined()
  vi.unstubAllGlobals()
})
