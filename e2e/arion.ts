import type { Locator, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'

/** Types a question and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask anything' }).fill(question)
  await page.keyboard.press('Enter')
}

/** The answer that stands last, once it is whole. */
export async function lastAnswer(page: Page): Promise<Locator> {
  const answer = page.getByRole('article').filter({ hasText: 'Arion:' }).last()
  await expect(answer.getByRole('list', { name: 'Based on' })).toBeVisible()
  return answer
}

/** Asks, and waits for the answer and its address. */
export async function askAndRead(page: Page, question: string): Promise<Locator> {
  await ask(page, question)
  await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('article').filter({ hasText: question }).last()).toBeVisible()
  // while it is being given, the answer before it still stands last
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  return lastAnswer(page)
}

/**
 * The line breaks off after the first words of the next answer: the server has said it all, the page has not
 * heard it.
 */
export async function breakOffNextAnswer(page: Page): Promise<void> {
  await page.route(
    '**/api/ask',
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const frames = (await response.text()).split('\n\n')
      await route.fulfill({ response, body: `${frames[0]}\n\n` })
    },
    { times: 1 },
  )
}

/** Keeps everything that follows an answer waiting, until it is told how to go on. */
export async function holdFollowing(
  page: Page,
): Promise<{ goOn: (how?: (route: Route) => Promise<void>) => Promise<void> }> {
  const held: Route[] = []
  let isHeld = true
  const hold = async (route: Route) => (isHeld ? void held.push(route) : route.continue())
  await page.route('**/api/asks/*/stream', hold)
  return {
    goOn: async (how = (route) => route.continue()) => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      isHeld = false
      await how(held.at(-1)!)
    },
  }
}

/** What the stream of an answer says, in the server's own form. */
export function streamOf(...frames: unknown[]): { contentType: string; body: string } {
  const lines = [...frames.map((frame) => JSON.stringify(frame)), '[DONE]']
  return { contentType: 'text/event-stream', body: lines.map((line) => `data: ${line}\n\n`).join('') }
}
