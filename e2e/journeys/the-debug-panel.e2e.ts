import { AxeBuilder } from '@axe-core/playwright'
import { askAndRead } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('the debug panel tells what stood behind an answer, to whoever may see it', async ({ page }) => {
  await arrive(page)
  await askAndRead(page, 'What is my purpose?')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Debug panel' }).click()
  const debug = page.getByRole('dialog', { name: 'Debug entries' })
  await debug.getByText('What is my purpose?').first().click()
  await expect(debug.getByText('almanac', { exact: true })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(debug).toHaveCount(0)
})
