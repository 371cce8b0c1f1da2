import { ask, askAndRead, breakOffNextAnswer, holdFollowing, lastAnswer, streamOf } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

const input = 'Ask anything'

test('another answer and an edited question stand beside the first ones, and each can be turned back to', async ({
  page,
}) => {
  await arrive(page)
  const first = await (await askAndRead(page, 'What is my purpose?')).innerText()

  await page.getByRole('button', { name: 'Answer again (1 Ask)' }).click()
  await expect(page.getByText('3 of 5')).toBeVisible()
  const versions = page.getByRole('group', { name: 'Versions' })
  await expect(versions).toContainText('2 of 2')
  const second = await (await lastAnswer(page)).innerText()
  expect(second).not.toBe(first)
  await expect(page.getByRole('article')).toHaveCount(2)

  await versions.getByRole('button', { name: 'Earlier version' }).click()
  await expect(versions).toContainText('1 of 2')
  await expect(versions.getByRole('button', { name: 'Earlier version' })).toBeFocused()
  await expect(await lastAnswer(page)).toContainText(first.split('\n')[2]!)

  await page.getByRole('button', { name: 'Edit question' }).click()
  const editor = page.getByRole('textbox', { name: 'Your question, edited' })
  await expect(editor).toBeFocused()
  await editor.fill('What should I focus on today?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 5')).toBeVisible()
  const question = page.getByRole('article').first()
  await expect(question).toContainText('What should I focus on today?')
  await expect(question.getByRole('group', { name: 'Versions' })).toContainText('2 of 2')

  await page.reload()
  await expect(question).toContainText('What should I focus on today?')
  await question.getByRole('button', { name: 'Earlier version' }).click()
  await expect(question).toContainText('What is my purpose?')
  await expect(await lastAnswer(page)).toBeVisible()
  await expect(page.getByText('2 of 5')).toBeVisible()
})

test('an answer goes on by itself when the network drops in the middle of it', async ({ page }) => {
  await arrive(page)
  await breakOffNextAnswer(page)
  const followed = page.waitForRequest('**/api/asks/*/stream')
  await askAndRead(page, 'What is my purpose?')
  await followed
  await expect(page.getByText('4 of 5')).toBeVisible()
  const words = await (await lastAnswer(page)).innerText()
  await page.reload()
  await expect(await lastAnswer(page)).toHaveText(words.replace(/\s+/g, ' '), { useInnerText: true })
})

test('an answer goes on when the page is reloaded in the middle of it', async ({ page }) => {
  await arrive(page)
  await breakOffNextAnswer(page)
  const stream = await holdFollowing(page)
  await ask(page, 'What is my purpose?')
  await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

  // what the server says of a conversation while an answer is on its way
  await page.route('**/api/threads/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const thread = await response.json()
    const [question] = thread.messages
    await route.fulfill({ response, json: { ...thread, messages: [question], runningAskId: question.askId } })
  })
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('What is my purpose?')
  await expect(page.getByText('Arion is thinking...').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.unroute('**/api/threads/*')
  await stream.goOn()
  await lastAnswer(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(page.getByText('4 of 5')).toBeVisible()
})

test('stopping keeps the words that were said, and before the first ones gives the question back', async ({
  page,
}) => {
  await arrive(page)
  // the built-in voice is done before anybody can stop it: how it ended is told in its place
  await page.route('**/api/asks/*/stop', (route) => route.fulfill({ json: { outcome: 'stopped' } }))
  const ends = (outcome: string) => ({ astrarium: { outcome, facts: [] } })
  await breakOffNextAnswer(page)
  const stream = await holdFollowing(page)
  await ask(page, 'What is my purpose?')
  // sooner, a click on Stop would still be meant for the Send that stood there
  await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
  const stopped = page.waitForRequest('**/api/asks/*/stop')
  await page.getByRole('button', { name: 'Stop' }).click()
  await stopped
  await expect(page.getByRole('textbox', { name: input })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Stopping...' })).toBeDisabled()
  await stream.goOn((route) =>
    route.fulfill(streamOf({ choices: [{ delta: { content: 'The first words' } }] }, ends('stopped'))),
  )
  await expect(page.getByText('You stopped this answer here.')).toBeVisible()
  await expect(page.getByRole('article').last()).toContainText('The first words')

  await page.getByRole('link', { name: 'New Chat' }).click()
  await page.route('**/api/ask', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: streamOf(ends('withdrawn')).body })
  })
  await ask(page, 'When should I rest?')
  await expect(page.getByRole('textbox', { name: input })).toHaveValue('When should I rest?')
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
})
