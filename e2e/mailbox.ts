import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Opens the newest letter to somebody on the mailbox page and follows its button, as a person would. */
export async function followLetter(page: Page, to: string, subject: RegExp): Promise<void> {
  const letter = page.locator('li', { hasText: to }).filter({ hasText: subject }).first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(letter).toBeVisible({ timeout: 500 })
  }).toPass()
  await letter.getByRole('link').click()
  await page.frameLocator('iframe').getByRole('link').first().click()
}

/** The secret in the newest letter to somebody, for whom the way through the mailbox is not the matter. */
export async function tokenInLetter(page: Page, to: string, subject: RegExp): Promise<string> {
  let token = ''
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text()
    const item = list.split('<li>').find((one) => one.includes(to) && subject.test(one))
    const letter = item?.match(/href="([^"]+)"/)?.[1] ?? ''
    token = (await (await page.request.get(`${letter}/html`)).text()).match(/#token=([\w-]+)/)?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass()
  return token
}
