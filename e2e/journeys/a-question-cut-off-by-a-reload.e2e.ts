import type { Page } from '@playwright/test'
import { ask, lastAnswer } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

const FIRST = 'What is my purpose?'
const SECOND = 'When should I rest?'

/** Holds the next send until `letGo`: the question from the server, or the answer from the page. */
async function holdNext(page: Page, what: 'question' | 'answer') {
  const held = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route(
    '**/api/ask',
    async (route) => {
      const response = what === 'answer' ? await route.fetch({ maxRetries: 2 }) : null
      held.resolve()
      await gone.promise
      // the page that asked is gone by then
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => null)
    },
    { times: 1 },
  )
  return { held: held.promise, letGo: gone.resolve }
}

/** One conversation, in which each question stands once with its answer, and so many Asks left. */
async function expectOnce(page: Page, questions: readonly string[], left: string): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(questions.length * 2)
  for (const question of questions)
    await expect(page.getByRole('article').filter({ hasText: question })).toHaveCount(1)
  await expect(page.getByText(left)).toBeVisible()
  await page.goto('/sanctum/ask-history')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
}

for (const what of ['question', 'answer'] as const) {
  test(`whoever reloads while the ${what} is on its way is led to the conversation, and pays once`, async ({
    page,
  }) => {
    await arrive(page)
    const first = await holdNext(page, what)
    await ask(page, FIRST)
    await first.held
    await page.reload()
    first.letGo()
    await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
    await lastAnswer(page)
    await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue('')

    const second = await holdNext(page, what)
    await ask(page, SECOND)
    await second.held
    await page.reload()
    second.letGo()
    await expect(page.getByRole('article').filter({ hasText: SECOND })).toHaveCount(1)
    await lastAnswer(page)
    await expectOnce(page, [FIRST, SECOND], '3 of 5')
  })
}

test('on the home page the talk goes on where it was', async ({ page }) => {
  await arrive(page)
  await page.goto('/sanctum')
  const first = await holdNext(page, 'answer')
  await ask(page, FIRST)
  await first.held
  await page.reload()
  first.letGo()
  await lastAnswer(page)
  await expect(page).toHaveURL(/\/sanctum$/)
  const second = await holdNext(page, 'question')
  await ask(page, SECOND)
  await second.held
  await page.reload()
  second.letGo()
  await expect(page.getByRole('article').filter({ hasText: SECOND })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await expectOnce(page, [FIRST, SECOND], '3 of 5')
})
