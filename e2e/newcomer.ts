import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { tokenInLetter } from './mailbox.ts'

/** London, 21 April 1926, 02:40: the clocks had gone forward three days before. */
const LONDON_1926 = {
  day: '21',
  month: '4',
  year: '1926',
  hour: '02',
  minute: '40',
  place: 'London',
  found: /^London, .*United Kingdom/,
}
const LONDON_BIRTH = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthTimeAccuracy: 'exact',
  birthPlace: 'London, England, United Kingdom',
  birthLatitude: 51.50853,
  birthLongitude: -0.12574,
  timezone: 'Europe/London',
}

export interface Newcomer {
  name: string
  email: string
  password: string
}

export function newcomer(): Newcomer {
  return { name: 'Mara Lind', email: `${randomUUID().slice(0, 8)}@example.com`, password: 'Correct horse 7' }
}

/** From the front page to the letter. */
export async function signUp(
  page: Page,
  { name, email, password }: Newcomer,
  birth = LONDON_1926,
): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel('Day').fill(birth.day)
  await page.getByLabel('Month').fill(birth.month)
  await page.getByLabel('Year').fill(birth.year)
  await page.getByLabel('Hour').fill(birth.hour)
  await page.getByLabel('Minute', { exact: true }).fill(birth.minute)
  await page.getByRole('radio', { name: 'I know the exact time' }).check()
  await page.getByRole('combobox', { name: 'Birth place' }).fill(birth.place)
  await page.getByRole('option', { name: birth.found }).first().click()
  await expect(page.getByText('Timezone auto-detected from location')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
}

/**
 * Signed up, confirmed, with a chart, and the blueprint begun, as the pages of the wizard do it: the Ask page
 * opens for the first time.
 */
export async function settleIn(
  page: Page,
  person: Newcomer = newcomer(),
  { beginsBlueprint = true, isAskedToBeFound = false, isWelcomed = false } = {},
): Promise<Newcomer> {
  const { name, email, password } = person
  const { termsVersion } = (await (await page.request.get('/api/app')).json()) as { termsVersion: string }
  const currentTimeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const signUp = {
    name,
    email,
    password,
    termsAccepted: true,
    termsVersion,
    birth: LONDON_BIRTH,
    currentTimeZone,
  }
  await post(page, '/api/auth/sign-up', signUp, { 'X-Forwarded-For': addressOfTheirOwn() })
  await post(page, '/api/auth/confirm-email', {
    token: await tokenInLetter(page, email, /Confirm your email/),
  })
  await post(page, '/api/chart', {})
  // else the Circle asks as it is opened for the first time
  if (!isAskedToBeFound) await page.request.patch('/api/profile', { data: { isFindable: false } })
  if (isWelcomed) await page.request.patch('/api/profile', { data: { hasSeenWelcomeModal: true } })
  if (beginsBlueprint) await post(page, '/api/generate-blueprint', {})
  await page.goto('/sanctum/ask')
  return person
}

async function post(
  page: Page,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), `${path} ${answer.ok() ? '' : await answer.text()}`).toBe(true)
}

function addressOfTheirOwn(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

/** What stands before the first question: the welcome, and behind it the gate, which opens by itself. */
export async function beginChatting(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Welcome to Astrarium' })
    .getByRole('button', { name: 'Start' })
    .click()
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused()
}

/** Settled in, and at the input of the Ask page. */
export async function arrive(page: Page, person: Newcomer = newcomer()): Promise<Newcomer> {
  await settleIn(page, person)
  await beginChatting(page)
  return person
}
