/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, heldBack, refused, test } from '../test.ts'

// what fails on the way, crosses with another edit, or is there no more
test.use({
  expected: expecting(
    refused(500, '/api/(?:generate-circle-member-chart|circle/members)'),
    heldBack('/api/(?:generate-circle-member-chart|circle/members|circle/events)'),
    refused(404, '/api/circle/.*'),
    refused(409, '/api/circle/members/[^/]+'),
  ),
})

const CHART = '**/api/generate-circle-member-chart'
const MEMBERS = '**/api/circle/members'

/** By the keyboard, which is the same for the drawing and for the list. */
async function openRing(page: Page, ring: string): Promise<void> {
  await page.getByRole('button', { name: ring }).focus()
  await page.keyboard.press('Enter')
}

/** Opens the dialog and goes as far as the birth. */
async function beginAdding(page: Page, name: string, relationship: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Someone' })
  await expect(dialog.getByRole('heading', { name: 'How would you like to add someone?' })).toBeFocused()
  await dialog.getByRole('button', { name: /^Add Manually/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Tell us about this person' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.getByLabel('Full Name').fill(name)
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.getByLabel('Relationship', { exact: true }).selectOption(relationship)
  await dialog.getByLabel('Relationship Context').fill('We met in a choir.')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading', { name: `${name}'s Birth Information` })).toBeFocused()
  return dialog
}

/** Padua, 14 July 1988, 09:30, exactly. */
async function fillBirth(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Day').fill('14')
  await dialog.getByLabel('Month').fill('7')
  await dialog.getByLabel('Year').fill('1988')
  await dialog.getByLabel('Hour').fill('09')
  await dialog.getByLabel('Minute', { exact: true }).fill('30')
  await dialog.getByRole('radio', { name: 'I know the exact time' }).check()
  await dialog.getByRole('combobox', { name: 'Birth place' }).fill('Padua')
  await dialog
    .getByRole('option', { name: /^Pad(ua|ova), / })
    .first()
    .click()
  await expect(dialog.getByText('Timezone auto-detected from location')).toBeVisible()
  await expect(
    dialog.getByText(
      'On July 14, 1988 the clocks in Rome stood at UTC+02:00, summer time, and their chart is made with that.',
    ),
  ).toBeVisible()
}

test('somebody is added by hand, stands in a ring, is edited, moved and moved back, and removed', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum')
  await page
    .getByRole('navigation', { name: 'Sanctuary' })
    .getByRole('link', { name: 'Circle', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: "Let's map your circle." })).toBeVisible()
  await expect(page.getByText('in your circle')).toHaveCount(0)

  await openRing(page, 'Soul Anchor')
  const ring = page.getByRole('dialog', { name: 'Soul Anchor' })
  await expect(ring.getByText('This ring is waiting for connections')).toBeVisible()
  await expect(ring.getByRole('button', { name: 'Add Your First Soul Anchor' })).toBeVisible()
  await page.keyboard.press('Escape')

  const dialog = await beginAdding(page, 'Anna Feldt', 'Friend')
  // what was typed outlives a step back, and a dialog that was closed
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Anna Feldt')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Someone' }).click()
  await dialog.getByRole('button', { name: /^Add Manually/ }).click()
  await expect(dialog.getByLabel('Relationship Context')).toHaveValue('We met in a choir.')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await fillBirth(dialog)
  await dialog.getByRole('button', { name: 'Add to Circle' }).click()
  await expect(dialog.getByRole('heading', { name: 'Successfully Added!' })).toBeFocused()
  await expect(dialog.getByText('Anna Feldt has been added to your circle.')).toBeVisible()
  await dialog.getByRole('link', { name: 'View Relationship Details' }).click()

  await expect(page).toHaveURL(/\/sanctum\/circle\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Feldt' })).toBeVisible()
  await expect(page.getByRole('group', { name: "Anna Feldt's natal chart" })).toBeVisible()
  await expect(page.getByText('14 July 1988').or(page.getByText('July 14, 1988'))).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Anna Feldt' })
  await edit.getByLabel('Full Name').fill('Annie')
  await edit.getByLabel('Relationship', { exact: true }).selectOption('Best friend')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Annie' })).toBeVisible()
  await expect(page.getByText('Annie has been updated')).toBeVisible()

  const rings = page.getByRole('list', { name: 'Rings' })
  const here = rings.locator('[aria-current]')
  const before = (await here.innerText()).split('\n').at(-2)!
  const other = before === 'Growth Catalyst' ? 'Sacred Challenger' : 'Growth Catalyst'
  await rings.getByRole('button', { name: other }).focus()
  await page.keyboard.press('Enter')
  await expect(here).toContainText(other)
  await expect(page.getByText('You placed them here.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(here).toContainText(before)
  await rings.getByRole('button', { name: other }).click()
  await expect(here).toContainText(other)

  await page.getByRole('link', { name: 'Back to Circle' }).click()
  await expect(page.getByText('1 person in your circle')).toBeVisible()
  await openRing(page, other)
  await page.getByRole('dialog', { name: other }).getByRole('link', { name: 'Annie' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  const address = page.url()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Circle' }).click()
  await expect(page.getByText('Annie has been removed from your circle')).toBeVisible()
  await expect(page).toHaveURL(/\/sanctum\/circle$/)
  await page.goto(address)
  await expect(
    page.getByText(
      'We cannot find this person in your circle. They may have been removed, here or on another device.',
    ),
  ).toBeVisible()
})

test('what fails can be tried again or done without a chart, no word is lost, and nobody comes twice', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/circle')
  await page.route(CHART, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'Chart generation failed', code: 'chart_failed' },
    }),
  )
  const dialog = await beginAdding(page, 'Tom Berg', 'Colleague')
  await fillBirth(dialog)
  await dialog.getByRole('button', { name: 'Add to Circle' }).click()
  await expect(dialog.getByRole('heading', { name: 'Addition Failed' })).toBeFocused()
  await expect(
    dialog.getByText('Unable to generate birth chart. Please check the birth details and try again.'),
  ).toBeVisible()

  await page.unroute(CHART)
  await page.route(CHART, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(
    dialog.getByText('Network connection issue. Please check your internet and try again.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Year')).toHaveValue('1988')
  await dialog.getByRole('button', { name: 'Add to Circle' }).click()
  await expect(dialog.getByRole('heading', { name: 'Addition Failed' })).toBeFocused()

  // the member is in, and the answer is lost on the way
  await page.route(MEMBERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch({ maxRetries: 2 })
    return route.abort()
  })
  await dialog.getByRole('button', { name: 'Add Without Chart' }).click()
  await expect(page.getByText('Failed to add member to circle')).toBeVisible()
  await page.unroute(MEMBERS)
  await dialog.getByRole('button', { name: 'Add Without Chart' }).click()
  await expect(dialog.getByRole('heading', { name: 'Successfully Added!' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1 person in your circle')).toBeVisible()

  await openRing(page, 'Purpose Partner')
  await page.getByRole('dialog').getByRole('link', { name: 'Tom Berg' }).click()
  await page.getByRole('button', { name: 'Make the chart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: "Tom Berg's natal chart" })).toBeVisible()
})

test('two edits that cross show both versions, and the second one decides', async ({ page, context }) => {
  await settleIn(page)
  const added = await page.request.post('/api/circle/members', {
    data: { sendId: crypto.randomUUID(), name: 'Anna', relationshipTag: 'friend' },
  })
  const { id } = (await added.json()) as { id: string }
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(`/sanctum/circle/${id}`)
    await each.getByRole('button', { name: 'Edit', exact: true }).click()
  }
  await other.getByLabel('Relationship Context').fill('From the choir.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Anna has been updated')).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Edit Anna' })
  await dialog.getByLabel('Relationship Context').fill('From the orchestra.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('From the choir.')
  await expect(dialog.getByLabel('Relationship Context')).toHaveValue('From the orchestra.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('From the orchestra.')).toBeVisible()
})

test('a circle that cannot be loaded says so, and has another try', async ({ page }) => {
  await settleIn(page)
  // live updates fetch the members anew by themselves, and could be there before the click
  await page.route('**/api/circle/events', (route) => route.abort())
  await page.route(MEMBERS, (route) =>
    route.fulfill({ status: 500, json: { success: false, error: '?', code: 'internal' } }),
  )
  await page.goto('/sanctum/circle')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error loading circle')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load circle members')
  await page.unroute(MEMBERS)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Soul Anchor' })).toBeVisible()
})
