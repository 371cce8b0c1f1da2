import { newcomer, settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('a log-in leads to the talk by one way there and back: all that it begins with comes in one answer', async ({
  page,
}) => {
  const mara = newcomer()
  await settleIn(page, mara, { isWelcomed: true })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(mara.email)
  await page.getByLabel('Password', { exact: true }).fill(mara.password)

  // the people of the Circle, who may be hundreds, and what changes among them come beside it
  const beside = ['/api/circle/members', '/api/circle/events']
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' && !beside.includes(pathname)) asked.push(pathname)
  })
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Astrarium')
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible()
  expect(asked).toEqual(['/api/auth/sign-in', '/sanctum/ask'])
})
