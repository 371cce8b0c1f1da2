import type { Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a wrong address is answered as one, and a fault is planted
test.use({ expected: expecting(refused(404, '/nowhere'), '[^]*planted') })

/** What the page says of a wrong address, beneath its drawing. */
async function saidOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  const drawing = page.getByRole('main').locator('.astrolabe')
  await expect(drawing).toBeVisible()
  return page.getByRole('main').locator('p:not(:has(a))').allInnerTexts()
}

test('a wrong address leaves signed-in people in the Sanctuary, and shows others the public page', async ({
  page,
}) => {
  await page.goto('/nowhere')
  const outside = await saidOf(page)
  expect(outside.join(' ')).toContain('has moved, or was never here.')
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await page.goto('/sanctum/nowhere')
  await expect(page).toHaveURL(/\/login/)

  await settleIn(page)
  for (const address of ['/sanctum/nowhere', '/sanctum/blueprint/nowhere/at-all', '/sanctum/ask/nowhere/x']) {
    await page.goto(address)
    expect(await saidOf(page)).toEqual(outside)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Foresight' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Sanctuary' }).click()
  await expect(page).toHaveURL(/\/sanctum$/)
  await expect(page.getByText(/^(Good (morning|afternoon|evening)|Hello), Mara$/).first()).toBeVisible()
})

test('a page that fails says so beneath its heading, with a number by which the server knows it', async ({
  page,
}) => {
  await settleIn(page)
  await page.route('**/assets/foresight-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('planted')" }),
  )
  const told = page.waitForRequest('**/api/faults')
  await page.getByRole('navigation').getByRole('link', { name: 'Foresight' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Something went wrong' })
  await expect(heading).toBeFocused()
  const { id, route } = (await told).postDataJSON() as Record<string, string>
  await expect(page.getByText(`tell support this number: ${id}`)).toBeVisible()
  expect([route, (await (await told).response())!.status()]).toEqual(['/sanctum/foresight/', 200])

  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])

  await page.unroute('**/assets/foresight-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Want to see what's ahead?" })).toBeVisible()
  await expect(heading).toHaveCount(0)
})
