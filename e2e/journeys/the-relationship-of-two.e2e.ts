/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

/** Somebody with a birth, as the dialog would add them. */
async function withAnna(page: Page, birthTimeAccuracy = 'exact'): Promise<string> {
  const birth = {
    birthDate: '1988-07-14',
    birthTime: '09:30',
    birthTimeAccuracy,
    birthPlace: 'Padua, Veneto, Italy',
    birthLatitude: 45.4064,
    birthLongitude: 11.8768,
    timezone: 'Europe/Rome',
  }
  const data = { sendId: crypto.randomUUID(), name: 'Anna Moreau', relationshipTag: 'friend', birth }
  const added = await page.request.post('/api/circle/members', { data })
  return ((await added.json()) as { id: string }).id
}

test('two charts are read: wheels and their table, what connects and rubs, weeks, composite', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await settleIn(page)
  await page.goto(`/sanctum/circle/${await withAnna(page)}`)
  await expect(page.getByRole('heading', { name: 'Two wheels' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your chart inside, the chart of Anna outside' })).toBeVisible()
  await page.getByText('Read both charts as a table').click()
  await expect(page.getByRole('row', { name: /^Moon / }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What connects' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What rubs' })).toBeVisible()
  await expect(page.getByText(/one pair in \d+ has this/).first()).toBeVisible()
  await page.getByText(/^All \d+ contacts, as a table$/).click()
  await expect(page.getByRole('columnheader', { name: 'How common' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The weeks ahead for you two' })).toBeVisible()

  await page.getByRole('button', { name: 'Composite chart' }).click()
  await expect(page.getByRole('group', { name: 'Composite chart of you two' })).toBeVisible()
  await page.getByRole('button', { name: 'Davison chart' }).click()
  await expect(page.getByRole('group', { name: 'Davison chart of you two' })).toBeVisible()
})

test('a birth time that is not known is said, and houses and angles stay out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settleIn(page)
  await page.goto(`/sanctum/circle/${await withAnna(page, 'unknown')}`)
  await expect(page.getByText('A birth time is missing here', { exact: false })).toBeVisible()
  await page.getByText('Read both charts as a table').click()
  await expect(page.getByRole('row', { name: /^Ascendant .*not known$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Davison chart' }).click()
  await expect(page.getByText('A birth time is not known, so this chart has no houses')).toBeVisible()
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wider).toBe(false)
})
