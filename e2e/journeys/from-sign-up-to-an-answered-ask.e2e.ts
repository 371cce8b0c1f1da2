import { followLetter } from '../mailbox.ts'
import { beginChatting, newcomer, signUp } from '../newcomer.ts'
import { expect, test } from '../test.ts'

// where everything stood over London on 21 April 1926 at 01:40 UTC
const TRUE_SIGNS = {
  Sun: 'Taurus',
  Moon: 'Leo',
  Mercury: 'Aries',
  Venus: 'Pisces',
  Mars: 'Aquarius',
  Jupiter: 'Aquarius',
  Saturn: 'Scorpio',
  Uranus: 'Pisces',
  Neptune: 'Leo',
  Pluto: 'Cancer',
  Ascendant: 'Capricorn',
  Midheaven: 'Scorpio',
}
const PLACEMENT = new RegExp(`[Yy]our (${Object.keys(TRUE_SIGNS).join('|')})(?: is)? in (\\w+)`, 'g')

test('a person signs up, confirms the mail, sees the true chart, asks, and finds the answer again', async ({
  page,
}) => {
  const mara = newcomer()
  await signUp(page, mara)
  await expect(page.getByText(mara.email)).toBeVisible()

  await followLetter(page, mara.email, /Confirm your email/)
  // their own wheel and signs stay until they go on
  await expect(page.getByRole('heading', { name: 'Chart Complete!' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sun in Taurus' })).toContainText(/[.?]$/)
  await expect(page.getByText('Moon in Leo')).toBeVisible()
  await expect(page.getByText('Capricorn rising')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First Name').fill('Mara')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
  await beginChatting(page)

  // the clocks of London were an hour ahead that night
  await page.goto('/sanctum/profile')
  await expect(page.getByText(/UTC\+01:00/).first()).toBeVisible()
  const angles = page.getByRole('region', { name: 'Ascendant and Midheaven' })
  await expect(angles).toContainText(/Ascendant\s*Capricorn 21\.\d°/)
  await expect(angles).toContainText(/Midheaven\s*Scorpio 25\.\d°/)

  await page.getByRole('link', { name: 'Ask', exact: true }).first().click()
  await expect(page.getByText('5 of 5')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ask anything' }).fill('What is my purpose?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 of 5')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Based on' })).toBeVisible()
  const answer = page.getByRole('article').last()
  await expect(page).toHaveURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
  const words = await answer.innerText()
  const named = [...words.matchAll(PLACEMENT)].map(([, body, sign]) => [body, sign])
  expect(named.length).toBeGreaterThan(0)
  for (const [body, sign] of named)
    expect([body, sign]).toEqual([body, TRUE_SIGNS[body as keyof typeof TRUE_SIGNS]])

  await page.reload()
  await expect(page.getByText('What is my purpose?').first()).toBeVisible()
  await expect(page.getByRole('article').last()).toHaveText(words.replace(/\s+/g, ' '), {
    useInnerText: true,
  })
  await expect(page.getByText('4 of 5')).toBeVisible()
})
