import { readFileSync } from 'node:fs'
import { readOnTo } from '../keys.ts'
import { followLetter } from '../mailbox.ts'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a password that is wrong, and an account that is no more
test.use({ expected: expecting(refused(401, '/api/(?:auth/sign-in|account/erasure)')) })

test('an account that goes can be kept, and when it is erased nobody signs in to it any more', async ({
  page,
}) => {
  const { email, password } = await settleIn(page)
  await page.goto('/sanctum/settings')
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('not mine')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('That password or code does not match. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Account deletion requested')).toBeVisible()
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible()

  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  // what is known of the account has come: before it, nothing would be hidden
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/will be erased on/)).toBeHidden()

  await page.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByRole('radio', { name: /^Now/ }).check()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Erase now, for good' }).click()
  await expect(page.getByText('Your account is erased')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Sign in failed')).toBeVisible()
})

test('an archive is made, fetched by its letter, and taken in by a new account once the old one is gone', async ({
  page,
}) => {
  const { email, password } = await settleIn(page)
  await page.request.patch('/api/profile', {
    data: { fullName: 'Ida Kern', personalContext: 'I keep bees.' },
  })
  await page.goto('/sanctum/settings')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(page.getByText('Data export initiated')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download archive' })).toBeVisible({ timeout: 30_000 })

  await followLetter(page, email, /archive is ready/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download archive' }).click()
  const archive = await (await download).path()
  await expect(page.getByRole('heading', { name: 'It is yours' })).toBeVisible()

  const erased = await page.request.post('/api/account/erasure', {
    data: { confirmation: password, when: 'now' },
  })
  expect(erased.ok()).toBe(true)
  await settleIn(page)
  await page.goto('/sanctum/settings')
  await page
    .getByLabel('Import an archive')
    .and(page.locator('input'))
    .setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer: readFileSync(archive) })
  const dialog = page.getByRole('dialog', { name: 'Take in this archive?' })
  await expect(dialog.getByText('Ida Kern')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText('Archive imported')).toBeVisible()
  await page.goto('/sanctum/profile')
  await expect(page.getByText('I keep bees.')).toBeVisible()
})

test('a photo is chosen, moved by keys, shown, and removed again', async ({ page }) => {
  await settleIn(page)
  await page.goto('/sanctum/profile')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Invalid file')).toBeVisible()
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 240 } })
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawn })

  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  const canvas = dialog.locator('canvas')
  const seen = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
  const first = await seen()
  await dialog.getByLabel('Part of the photo that is kept').press('ArrowLeft')
  expect(await seen()).not.toBe(first)
  await dialog.getByLabel('Size').press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByText('Photo updated')).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: /^Photo of/ })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await expect(page.getByText('Photo deleted')).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: /^Photo of/ })).toBeHidden()
})

test('an address changes when the letters to both were opened', async ({ page }) => {
  const { email, password } = await settleIn(page)
  const next = `moved-${email}`
  await page.goto('/sanctum/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change email' })
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Send the emails' }).click()
  await expect(page.getByText('Check both mailboxes')).toBeVisible()
  await expect(page.getByText('It has to be confirmed at both addresses.')).toBeVisible()

  await followLetter(page, email, /new address of your/)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'One of two' })).toBeVisible()
  await followLetter(page, next, /your new address/)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByText(next)).toBeVisible()
})

test('by keys alone a zone is chosen by what people call it, and dates are written as one chose', async ({
  page,
}) => {
  await settleIn(page)
  await page.goto('/sanctum/settings')
  const opener = page.getByRole('button', { name: 'Change timezone' })
  await readOnTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change timezone' })
  await readOnTo(page, dialog.getByRole('combobox', { name: 'Timezone' }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Peking')
  await expect(dialog.getByRole('option', { name: /Shanghai/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await readOnTo(page, dialog.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByText('Asia / Shanghai (UTC+08:00)')).toBeVisible()

  const dates = page.getByLabel('Dates and times')
  await readOnTo(page, dates)
  await dates.selectOption('day-first')
  await expect(page.getByText(/^\d{1,2} \p{L}+ \d{4}$/u)).toBeVisible()
  await expect(dates).toBeFocused()
  await dates.selectOption('month-first')
  await expect(page.getByText(/^\p{L}+ \d{1,2}, \d{4}$/u)).toBeVisible()
  await page.goto('/sanctum/profile')
  await expect(page.getByText('April 21, 1926')).toBeVisible()
})
