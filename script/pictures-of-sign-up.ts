import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { codeOf } from '../apps/server/test/code-of.ts'
import { SELF } from './demo-people.ts'
import { tokenOf, Visitor } from './demo-visitor.ts'

type Take = (name: string) => Promise<void>

/** of all that a newcomer goes through */
export const NEWCOMERS_LAST = 'newcomer-account-that-goes'
const PASSWORD = 'Correct horse 7'

/** The steps of a sign-up, which have no addresses, the first minute, and the Circle's question. */
export async function firstMinute(page: Page, take: Take): Promise<void> {
  await signUp(page, take)
  // the gate opens by itself behind the welcome: it is held on its way
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/generate-user-daily-chart', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create Account' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Astrarium' })
  await welcome.waitFor()
  await take('welcome')
  await page.keyboard.press('Escape')
  await welcome.waitFor({ state: 'detached' })
  await take('gate-opening')
  gate.resolve()
  await page.getByRole('textbox', { name: 'Ask anything' }).waitFor()
  await take('welcomed')
  await page.goto('/sanctum/circle')
  const question = page.getByRole('dialog', { name: 'May others find you by name?' })
  await question.waitFor()
  await take('newcomer-findable')
  await page.getByRole('button', { name: 'No, keep me hidden' }).click()
  await question.waitFor({ state: 'detached' })
}

/** The gate of a later day, which waits to be opened. */
export async function closedGate(page: Page, take: Take, base: string): Promise<void> {
  const account = { email: `${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD }
  await new Visitor(base).arrive({ ...SELF, ...account })
  await page.request.post('/api/auth/sign-in', { data: account })
  await page.request.patch('/api/profile', { data: { hasSeenWelcomeModal: true } })
  await page.goto('/sanctum/ask')
  await page.getByRole('button', { name: 'Generate my daily chart' }).waitFor()
  await take('gate')
}

async function signUp(page: Page, take: Take): Promise<void> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.goto('/signup')
  await page.getByRole('button', { name: /Terms of Service/ }).click()
  await page.getByRole('dialog').waitFor()
  await take('sign-up-terms')
  await page.keyboard.press('Escape')
  await page.getByLabel('Full name').fill('Mara Lind')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await take('sign-up-1-account')
  await goOn()
  for (const [label, value] of Object.entries({ Day: '20', Month: '5', Year: '1995', Hour: '11' }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Minute', { exact: true }).fill('13')
  await page.getByRole('radio', { name: 'I know the exact time' }).check()
  await page.getByRole('combobox', { name: 'Birth place' }).fill('Padua')
  await page.getByRole('option').first().waitFor()
  await take('sign-up-2-place')
  await page.getByRole('option').first().click()
  await page.getByText('Timezone auto-detected from location').waitFor()
  await take('sign-up-2-birth')
  await goOn()
  await page.getByRole('heading', { name: 'Confirm Email' }).waitFor()
  await take('sign-up-3-letter')
  const read = async (path: string) => (await page.request.get(path)).text()
  await page.goto(`/email-confirmation#token=${await tokenOf(read, email)}`)
  await page.getByRole('heading', { name: 'Chart Complete!' }).waitFor()
  await take('sign-up-4-chart')
  await goOn()
  await page.getByLabel('First Name').waitFor()
  await take('sign-up-5-profile')
}

/** What a newcomer's account goes through: an archive, two steps, a plan, its end. */
export async function accountOfNewcomer(page: Page, take: Take): Promise<void> {
  await page.goto('/sanctum/daily')
  await page.getByRole('button', { name: "Ask for Today's Insight" }).click()
  await page.getByRole('dialog').waitFor()
  await take('newcomer-insight-question')

  const later = { birthDate: '1995-05-20', birthTime: '11:20', birthTimeAccuracy: 'exact' }
  const padua = { birthPlace: 'Padua, Veneto, Italy', birthLatitude: 45.40797, birthLongitude: 11.88586 }
  await page.request.put('/api/chart/birth', { data: { ...later, ...padua, timezone: 'Europe/Rome' } })
  await page.goto('/sanctum/profile')
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await take('newcomer-restore-birth')

  await page.request.post('/api/account/export')
  await page.goto('/sanctum/settings')
  await page.getByRole('link', { name: 'Download archive' }).waitFor({ timeout: 30_000 })
  await take('newcomer-archive-ready')
  const archive = await page.request.get('/api/account/export/archive')
  const file = { name: 'mine.zip', mimeType: 'application/zip', buffer: await archive.body() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog', { name: 'Take in this archive?' }).waitFor()
  await take('newcomer-import')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await take('newcomer-second-step-code')
  const secret = await page.getByText(/^[A-Z2-7]{40,}$/).textContent()
  await page.getByLabel('Code from the app').fill(codeOf(`otpauth://totp/Astrarium?secret=${secret}`))
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('button', { name: 'I have kept them' }).waitFor()
  await take('newcomer-recovery-codes')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await take('newcomer-settings-secured')
  for (const [label, name] of Object.entries({
    'Turn off': 'newcomer-second-step-off',
    'New recovery codes': 'newcomer-second-step-renew',
  })) {
    await page.getByRole('button', { name: label, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await take(name)
    await page.keyboard.press('Escape')
  }
  await subscribe(page, take)
  await page.request.post('/api/account/erasure', {
    data: { confirmation: PASSWORD, when: 'in_seven_days' },
  })
  await page.goto('/sanctum/settings')
  await page.getByRole('button', { name: 'Keep my account' }).waitFor()
  await take(NEWCOMERS_LAST)
}

/** Pays with the card of the payments' twin, and looks at the way back to Free. */
async function subscribe(page: Page, take: Take): Promise<void> {
  await page.goto('/sanctum/subscription')
  await page.getByRole('button', { name: 'Upgrade to Flow' }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // back to where the server says that it is, which may be another name of this one
  await page.waitForURL(({ pathname }) => /^\/(sanctum|login)/.test(pathname))
  await page.goto('/sanctum/subscription')
  const cancel = page.getByRole('button', { name: 'Cancel at the end of the period' })
  await cancel.waitFor()
  await take('newcomer-subscription')
  await cancel.click()
  await page.getByRole('dialog', { name: 'Downgrade to Free?' }).waitFor()
  await take('newcomer-downgrade')
  await page.keyboard.press('Escape')
}
