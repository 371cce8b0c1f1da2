/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { readOnTo } from '../keys.ts'
import { followLetter } from '../mailbox.ts'
import { newcomer, signUp } from '../newcomer.ts'
import type { Newcomer } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a link opened once more, and a password that is guessed
test.use({
  expected: expecting(
    refused(401, '/api/auth/confirm-email'),
    refused(400, '/api/auth/confirm-email'),
    refused(409, '/api/auth/confirm-email'),
    refused(410, '/api/auth/confirm-email'),
  ),
})

async function fillAccount(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillDate(page: Page, [day, month, year]: [string, string, string]): Promise<void> {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

async function readOnAndType(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, typed] of Object.entries(fields)) {
    await readOnTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(typed)
  }
}

/** Everything that the page has put into the browser's stores. */
const keptInBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage].map((store) => Object.entries(store))))

const place = (page: Page) => page.getByRole('combobox', { name: 'Birth place' })

test('the browser goes back a step at a time, and a reload keeps what was typed, but for the password', async ({
  page,
}) => {
  const mara = newcomer()
  await fillAccount(page, mara)
  await fillDate(page, ['29', '10', '2023'])
  await page.getByLabel('Minute', { exact: true }).fill('30')

  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue(mara.name)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(mara.password)
  await page.goForward()
  await expect(page.getByLabel('Year')).toHaveValue('2023')

  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(mara.email)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await keptInBrowser(page)).not.toContain(mara.password)
  await page.getByLabel('Password', { exact: true }).fill(mara.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Day')).toHaveValue('29')
  await expect(page.getByLabel('Minute', { exact: true })).toHaveValue('30')
})

test('a place typed and not chosen is named, can be changed, and nothing of a birth stays in the browser afterwards', async ({
  page,
}) => {
  const mara = newcomer()
  await fillAccount(page, mara)
  await fillDate(page, ['1', '1', '1990'])
  const sky = page.getByRole('figure').filter({ hasText: 'The horizon comes with' })
  await expect(sky.locator('.wheel-body').first()).toBeVisible()
  await place(page).fill('Sao Paulo')
  await page.keyboard.press('Tab')
  await expect(place(page)).toHaveValue('São Paulo, Brazil')
  await page.getByRole('button', { name: 'Choose another place' }).click()
  await expect(place(page)).toBeFocused()
  await place(page).fill('Tromso')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
  await expect(page.getByText('Tromsø, Troms, Norway')).toBeVisible()
  // the 12:00 that was left standing was kept as no time at all
  await expect(page.getByText(/1990, birth time not known, Tromsø/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose another place' }).click()
  await place(page).fill('Bergen')
  await page.getByRole('option', { name: /^Bergen, .*Norway/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()

  // the newest letter counts, and opened a second time it says that all is well
  await followLetter(page, mara.email, /Confirm your email/)
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  const link = page.url()
  await page.getByRole('link', { name: 'Continue now' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First Name').fill('Mara')
  expect(await keptInBrowser(page)).not.toMatch(/Bergen|1990|secret/)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
  const blueprint = (await (await page.request.get('/api/blueprint')).json()) as { state: string }
  expect(['writing', 'whole']).toContain(blueprint.state)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email is confirmed already' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/sanctum$/)
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a place typed and not chosen on the profile is named after saving, with the way to change it', async ({
  page,
}) => {
  const mara = newcomer()
  await fillAccount(page, mara)
  await fillDate(page, ['1', '1', '1990'])
  await place(page).fill('Auckland')
  await page.getByRole('option', { name: 'Auckland, New Zealand' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
  await followLetter(page, mara.email, /Confirm your email/)
  await expect(page.getByRole('heading', { name: 'Chart Complete!' })).toBeVisible()

  await page.goto('/sanctum/profile')
  await page.getByRole('button', { name: 'Re-generate Birth Chart' }).click()
  await page.getByRole('radio', { name: 'I know the exact time' }).check()
  await place(page).fill('Tromso')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We took the first place found: Tromsø, Troms, Norway.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/Placidus has no solution this far north or south/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose another place' }).click()
  await expect(page.getByRole('dialog', { name: 'Update Birth Information' })).toBeVisible()
})

test('by keys alone the policy opens, closes, gives the focus back, is accepted by its button alone, and the sign-up goes on to the letter', async ({
  page,
}) => {
  const { name, email, password } = newcomer()
  await page.goto('/signup')
  await readOnTo(page, page.getByLabel('Full name'))
  await page.keyboard.type(name)
  await readOnTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await readOnTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  const opener = page.getByRole('button', { name: 'Privacy Policy & Terms of Service' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await opener.press('Enter')
  await page.getByRole('button', { name: 'I Understand' }).press('Enter')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(opener).toBeFocused()
  await readOnTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await readOnAndType(page, { Day: '14', Month: '7', Year: '1988' })
  // the first of the radios has the focus of them all
  await readOnTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  const exact = page.getByRole('radio', { name: 'I know the exact time' })
  for (let stop = 0; stop < 3 && !(await exact.isChecked()); stop++) await page.keyboard.press('ArrowDown')
  await expect(exact).toBeChecked()
  await readOnAndType(page, { 'Hour (0 to 23)': '09', Minute: '30' })
  await readOnTo(page, place(page))
  await page.keyboard.type('Bergen')
  await expect(page.getByRole('option', { name: /^Bergen, .*Norway/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(place(page)).toHaveValue(/^Bergen, /)
  await expect(page.getByText('Timezone auto-detected from location')).toBeVisible()
  await readOnTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
})

test('the letter opened in another browser asks for the password of the sign-up, and goes on to the chart with it', async ({
  page,
  browser,
}) => {
  const mara = newcomer()
  await signUp(page, mara)
  const elsewhere = await (await browser.newContext()).newPage()
  await followLetter(elsewhere, mara.email, /Confirm your email/)
  await elsewhere.getByLabel('Password', { exact: true }).fill('a guess')
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(elsewhere.getByText('This sign-up has another password.')).toBeVisible()
  await elsewhere.getByLabel('Password', { exact: true }).fill(mara.password)
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/signup/)
  await elsewhere.context().close()
})
