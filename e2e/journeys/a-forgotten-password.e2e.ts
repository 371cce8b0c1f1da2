import { followLetter } from '../mailbox.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('somebody who forgot the password sets a new one through the letter and logs in with it', async ({
  page,
}) => {
  const { email } = await arrive(page)
  await page.getByRole('button', { name: 'Settings menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // both pages have a field of that name
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Email' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()

  // the link is used up by the new password, and is not asked about again
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 400 && refused.push(answer.url()))
  await followLetter(page, email, /new password/)
  await page.getByLabel('New password', { exact: true }).fill('Battery staple 8')
  await page.getByLabel('Confirm password', { exact: true }).fill('Battery staple 8')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Your password has been changed successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(refused).toEqual([])

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Battery staple 8')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
})
