import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

/** The five steps of a sign-up, of which only the first has an address. */
export async function stepByStep(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Mara Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 7')
  await page.getByRole('checkbox').check()
  await take('sign-up-1-account')
  await goOn()
  for (const [label, value] of Object.entries({ Day: '20', Month: '5', Year: '1995', Hour: '11' }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Minute', { exact: true }).fill('13')
  await page.getByRole('radio', { name: 'I know the exact time' }).check()
  await page.getByRole('combobox', { name: 'Birth place' }).fill('Padua')
  await page.getByRole('option').first().click()
  await page.getByText('Timezone auto-detected from location').waitFor()
  await take('sign-up-2-birth')
  await goOn()
  await page.getByRole('heading', { name: 'Confirm Email' }).waitFor()
  await take('sign-up-3-letter')
  await page.goto(`/email-confirmation#token=${await tokenIn(page, email)}`)
  await page.getByRole('heading', { name: 'Chart Complete!' }).waitFor()
  await take('sign-up-4-chart')
  await goOn()
  await page.getByLabel('First Name').waitFor()
  await take('sign-up-5-profile')
}

/** The secret of the newest letter to that address, from the mailbox of a server in development. */
async function tokenIn(page: Page, email: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text()
  const item = list.split('<li>').find((one) => one.includes(email))
  const letter = item?.match(/href="([^"]+)"/)?.[1]
  const html = letter ? await (await page.request.get(`${letter}/html`)).text() : ''
  const token = html.match(/#token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`No letter to ${email}`)
  return token
}
