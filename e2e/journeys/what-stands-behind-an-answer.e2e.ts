import { AxeBuilder } from '@axe-core/playwright'
import { askAndRead } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('a fact opens its place in the wheel, and the keyboard help its keys', async ({ page }) => {
  await arrive(page)
  const answer = await askAndRead(page, 'What is my purpose?')
  const isClean = async () =>
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

  const chip = answer
    .getByRole('list', { name: 'Based on' })
    .getByRole('button', { name: /Your Sun is in Taurus/ })
    .first()
  const fact = page.getByRole('dialog', { name: 'Based on' })
  await chip.click()
  await expect(fact.locator('[data-body="sun"]')).toHaveAttribute('data-lit', 'true')
  await expect(fact.locator('[data-body="moon"]')).not.toHaveAttribute('data-lit', 'true')
  await isClean()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()

  await page.getByRole('heading', { name: 'Astrarium' }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toBeVisible()
  await isClean()
  await help.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.getByRole('heading', { name: 'Astrarium' }).focus()
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
})
