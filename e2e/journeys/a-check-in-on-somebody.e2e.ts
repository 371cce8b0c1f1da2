/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

const BIRTH = {
  birthDate: '1988-07-14',
  birthTime: '09:30',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Padua, Veneto, Italy',
  birthLatitude: 45.4064,
  birthLongitude: 11.8768,
  timezone: 'Europe/Rome',
}

async function added(page: Page, name: string, birth: typeof BIRTH | null): Promise<void> {
  const data = { sendId: crypto.randomUUID(), name, relationshipTag: 'friend', birth }
  await page.request.post('/api/circle/members', { data })
}

test('a check-in asks first, takes one Ask, and is there again all day', async ({ page }) => {
  await settleIn(page)
  await page.goto('/sanctum/daily?view=checkin')
  await expect(page.getByRole('heading', { name: 'Your Circle is Empty' })).toBeVisible()
  await added(page, 'Anna Moreau', BIRTH)
  await page.goto('/sanctum/daily')
  await page.getByRole('link', { name: 'Check in on Others' }).click()
  await page.getByRole('button', { name: /^Check In.*Anna Moreau$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Check in on Anna Moreau?' })
  await expect(dialog.getByText('1 Ask from your balance')).toBeVisible()
  await dialog.getByRole('button', { name: "Generate Anna Moreau's Insight (1 Ask)" }).click()
  await expect(page.getByRole('heading', { name: 'What They Might Need' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Support Phrase for You' })).toBeVisible()
  await expect(page.getByText('1 Ask used.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^View Today's Insight.*Anna Moreau$/ }).click()
  await expect(page.getByRole('heading', { name: 'What They Might Need' })).toBeVisible()
})

test('where nothing could be made, the guidance of the ring stands there as what it is, and free', async ({
  page,
}) => {
  await settleIn(page)
  await added(page, 'Tom Berg', null)
  await page.goto('/sanctum/daily/check-in')
  await page.getByRole('button', { name: /^View General Guidance.*Tom Berg$/ }).click()
  await expect(page.getByText('General guidance for this ring')).toBeVisible()
  await expect(page.getByText('no Ask was taken', { exact: false })).toBeVisible()
})
