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
