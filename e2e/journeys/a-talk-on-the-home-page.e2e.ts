import { ask, breakOffNextAnswer, holdFollowing, lastAnswer, streamOf } from '../arion.ts'
import { arrive, settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('a question on the home page and its follow-up are answered there, and stand in the conversation', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const panel = page.getByRole('region', { name: 'Ask Arion' })
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Based on' }).getByRole('button').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('group', { name: 'Your natal chart' })).toBeVisible()
  await expect(page.getByText('5 of 5')).toBeVisible()
  expect(await panel.evaluate((element) => element.getBoundingClientRect().height)).toBe(500)

  await breakOffNextAnswer(page)
  const stream = await holdFollowing(page)
  await ask(page, 'What is my purpose?')
  const talk = panel
  await expect(talk.getByRole('article').first()).toContainText('What is my purpose?')
  await expect(talk.getByRole('button', { name: 'Stop' })).toBeVisible()
  await stream.goOn()
  const first = await (await lastAnswer(page)).innerText()
  await expect(talk.getByRole('status')).toContainText('Arion: ')
  await expect(page.getByText('4 of 5')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum$/)

  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused()
  await ask(page, 'What should I focus on today?')
  await expect(talk.getByRole('article').filter({ hasText: 'What should I focus on today?' })).toBeVisible()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await expect(talk.getByRole('article')).toHaveCount(4)
  await lastAnswer(page)
  expect(await talk.evaluate((element) => element.getBoundingClientRect().height)).toBe(500)
  await talk.getByRole('region', { name: 'Conversation' }).evaluate((list) => list.scrollTo(0, 0))
  await talk.getByRole('button', { name: 'Jump to latest' }).click()
  await expect(talk.getByRole('button', { name: 'Save to favourites' }).last()).toBeInViewport()
  await expect(page.getByRole('link', { name: /What is my purpose.*4 messages/ })).toBeVisible()

  await talk.getByRole('link', { name: 'Open conversation' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('article').nth(1)).toHaveText(first.replace(/\s+/g, ' '), {
    useInnerText: true,
  })
  await expect(page.getByRole('article').nth(2)).toContainText('What should I focus on today?')
  await expect(page.getByText('3 of 5')).toBeVisible()

  await page.goto('/sanctum')
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('article')).toHaveCount(0)
})

test('a question on the home page that could not be answered comes back into its input', async ({ page }) => {
  await arrive(page)
  await page.goto('/sanctum')
  const input = page.getByRole('textbox', { name: 'Ask anything' })
  // the conversation was opened, and went with the answer that failed
  const failed = streamOf({ error: { code: 'answer_failed', error: 'The answer could not be written.' } })
  await page.route('**/api/ask', async (route) => {
    await expect(
      page.getByRole('region', { name: 'Conversation' }).getByText('Arion is thinking...'),
    ).toBeVisible()
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: failed.body })
  })
  await ask(page, 'When should I rest?')
  await expect(input).toHaveValue('When should I rest?')
  await expect(page.getByRole('list', { name: 'Based on' })).toBeVisible()
  await page.unroute('**/api/ask')

  await page.keyboard.press('Enter')
  await lastAnswer(page)
  await page.getByRole('button', { name: 'New Chat' }).click()
  await expect(input).toBeFocused()
  await expect(page.getByRole('region', { name: 'Ask Arion' }).getByRole('article')).toHaveCount(0)
})

test('a question from the home page of somebody new is answered there, and the gate stands open behind it', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum')
  await page.getByRole('button', { name: 'Why am I like this?' }).click()
  await page.keyboard.press('Enter')
  await lastAnswer(page)
  await expect(page).toHaveURL(/\/sanctum$/)
  await expect(page.getByText('Your daily chart is ready')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open conversation' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Generate my daily chart' })).toHaveCount(0)
  // whoever has asked is not welcomed any more
  expect(await (await page.request.get('/api/profile')).json()).toMatchObject({ hasSeenWelcomeModal: true })
})
