/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { codeOf } from '../../apps/server/test/code-of.ts'
import { askAndRead } from '../arion.ts'
import { tokenInLetter } from '../mailbox.ts'
import { beginChatting, newcomer, settleIn, signUp } from '../newcomer.ts'
import { INSIDE, NOT_THERE, OPEN } from '../screens.ts'
import { expect, expecting, heldBack, refused, test } from '../test.ts'

// what is not there, is not understood or was used up has a page as well
test.use({
  expected: expecting(...NOT_THERE, refused(422, '/api/generate-foresight'), heldBack('/api/circle/events')),
})

/** Somebody in a Circle. */
const ANNA = {
  sendId: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: 'Anna Feldt',
  relationshipTag: 'friend',
  contextDescription: 'We met in a choir.',
  birth: {
    birthDate: '1988-07-14',
    birthTime: '09:30',
    birthTimeAccuracy: 'exact',
    birthPlace: 'Padua, Veneto, Italy',
    birthLatitude: 45.4064,
    birthLongitude: 11.8768,
    timezone: 'Europe/Rome',
  },
}
const NARROW = 390
const WIDTHS = [1440, NARROW]

/**
 * Looks at what stands there with axe, at a dialog alone where one is open: whole by night on a wide screen,
 * whole by day on a narrow one, and wide by day at the colours alone, which are all that a theme changes.
 * Whoever wants little motion sees none.
 */
async function look(page: Page, name: string): Promise<void> {
  const isNarrow = page.viewportSize()!.width === NARROW
  if (isNarrow) await wear(page, 'vellum')
  const hasDialog = (await page.getByRole('dialog').count()) > 0
  const seen = () => (hasDialog ? axe(page).include('[role=dialog]') : axe(page))
  const found = (await seen().analyze()).violations
  if (!isNarrow) {
    await wear(page, 'vellum')
    found.push(...(await seen().withRules(['color-contrast', 'link-in-text-block']).analyze()).violations)
    await wear(page, 'night')
  }
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
  )
  expect(moving, `${name} moves`).toEqual([])
  expect(found.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Without the blank page that a document with frames would need beside it: ours have none. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

async function wear(page: Page, theme: 'night' | 'vellum'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme === 'night' ? 'dark' : 'light' })
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    // colours on their way are of neither theme
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  }, theme)
}

/** What the menu of the chat opens beside exports. */
async function helpers(page: Page): Promise<string[]> {
  await rest()
  await page.getByRole('button', { name: 'More' }).click()
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  const names = await items.allTextContents()
  expect(names).toContain('Keyboard shortcuts')
  await page.keyboard.press('Escape')
  return names.filter((name) => !name.startsWith('Export'))
}

/** Requests on their way, and when one last came or went. */
const underWay = new Set<Request>()
let lastMoved = 0

/** The line of the Circle stays open, and is none of them, also where the worker of the page holds it. */
function watch(page: Page): void {
  const moves = (change: (request: Request) => unknown) => (request: Request) => {
    if (new URL(request.url()).pathname === '/api/circle/events') return
    change(request)
    lastMoved = Date.now()
  }
  underWay.clear()
  page.on(
    'request',
    moves((request) => underWay.add(request)),
  )
  page.on(
    'requestfinished',
    moves((request) => underWay.delete(request)),
  )
  page.on(
    'requestfailed',
    moves((request) => underWay.delete(request)),
  )
}

/**
 * Half a second in which nothing is on its way; or three in which nothing moves, since of what the worker of
 * the page held as it was renewed the browser tells no end.
 */
async function rest(): Promise<void> {
  await expect
    .poll(() => Date.now() - lastMoved > (underWay.size === 0 ? 500 : 3000), { timeout: 30_000 })
    .toBe(true)
}

/** Waits until the screen stands. */
async function open(page: Page, path: string): Promise<void> {
  underWay.clear()
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await rest()
  // also what nobody has scrolled to, which the public pages leave for later
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('.section'))
      style.contentVisibility = 'visible'
  })
}

/** Signs somebody up by hand, since the steps have no address of their own. Answers the address. */
async function lookAtSignUp(page: Page): Promise<string> {
  const person = newcomer()
  const { email } = person
  await signUp(page, person)
  await look(page, 'sign-up, letter')
  await page.goBack()
  await page.getByLabel('Day').waitFor()
  await look(page, 'sign-up, birth')
  await page.goto(`/email-confirmation#token=${await tokenInLetter(page, email, /Confirm your email/)}`)
  await page.getByRole('heading', { name: 'Chart Complete!' }).waitFor()
  await look(page, 'sign-up, chart')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First Name').waitFor()
  await look(page, 'sign-up, profile')
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.slow()
    test.beforeEach(async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      await context.addCookies([{ name: 'theme', value: 'night', url: baseURL! }])
      await page.route('**/api/circle/events', (route) => route.abort())
      watch(page)
    })

    test('axe finds nothing on any screen', async ({ page }) => {
      for (const path of OPEN) {
        await open(page, path)
        await look(page, path)
      }
      const email = await lookAtSignUp(page)
      await page.getByRole('dialog', { name: 'Welcome to Astrarium' }).waitFor()
      await look(page, 'welcome')
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Ask anything' }).waitFor()
      await page.goto('/sanctum/circle')
      await page.getByRole('dialog', { name: 'May others find you by name?' }).waitFor()
      await look(page, 'findable')
      await page.getByRole('button', { name: 'No, keep me hidden' }).click()
      for (const path of INSIDE) {
        await open(page, path)
        await look(page, `${path} empty`)
      }
      await page.request.post('/api/auth/forgot-password', { data: { email } })
      await open(page, `/reset-password#token=${await tokenInLetter(page, email, /new password/)}`)
      await page.getByLabel('New password', { exact: true }).waitFor()
      await look(page, 'new password')
    })

    test('axe finds nothing around the insight of a day', async ({ page }) => {
      await settleIn(page)
      await open(page, '/sanctum/daily')
      await page.getByRole('button', { name: "Ask for Today's Insight" }).click()
      await look(page, 'daily popup')
      await page.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" }).click()
      await page.getByRole('heading', { name: 'Lean Into' }).waitFor()
      await page.getByRole('button', { name: 'Save Insight' }).click()
      await page.getByRole('button', { name: 'Saved' }).waitFor()
      await look(page, 'insight')
      await open(page, '/sanctum')
      await look(page, 'home with insight')
      await open(page, '/sanctum/daily')
      await look(page, 'daily with insight')
      await page.getByRole('link', { name: 'View All' }).click()
      await page.getByText('in your collection').waitFor()
      await look(page, 'daily notes')
      await page.getByRole('button', { name: /^Delete the note/ }).click()
      await look(page, 'daily note delete')
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('listitem').getByRole('link').click()
      await page.getByText(/^Saved on/).waitFor()
      await look(page, 'daily note')
    })

    test('axe finds nothing around the settings of a chart and of the account', async ({ page }) => {
      const { password } = await settleIn(page)
      await page.request.put('/api/chart/birth', { data: ANNA.birth })
      await open(page, '/sanctum/subscription')
      if (width !== NARROW) {
        await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
        await page.getByRole('dialog', { name: 'Unlock Your Cosmic Potential' }).waitFor()
        await look(page, 'plans')
      }
      await open(page, '/sanctum/profile')
      await page.getByRole('heading', { name: 'Earlier versions' }).waitFor()
      await look(page, 'earlier versions')
      await page.getByRole('button', { name: /^Restore / }).click()
      await look(page, 'restore')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Re-generate Birth Chart' }).click()
      await page.getByRole('dialog').waitFor()
      await look(page, 'regenerate')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Chart settings' }).click()
      await page.getByRole('dialog', { name: 'Chart Settings' }).waitFor()
      await look(page, 'chart settings')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Why does another app say otherwise?' }).click()
      await page.getByLabel('Sign there').selectOption('Aries')
      await page.getByLabel('Point').selectOption('sun')
      await page.getByRole('button', { name: 'Find out' }).click()
      await page.getByText(/^Your chart here/).waitFor()
      await look(page, 'otherwise')
      await page.keyboard.press('Escape')
      const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
      await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('dialog', { name: 'Crop your photo' }).waitFor()
      await look(page, 'photo')

      await page.request.post('/api/account/export')
      await open(page, '/sanctum/settings')
      await page.getByRole('link', { name: 'Download archive' }).waitFor({ timeout: 30_000 })
      await look(page, 'archive ready')
      const archive = await page.request.get('/api/account/export/archive')
      const file = { name: 'mine.zip', mimeType: 'application/zip', buffer: await archive.body() }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('dialog', { name: 'Take in this archive?' }).waitFor()
      await look(page, 'import')
      await page.keyboard.press('Escape')
      for (const name of [
        'Change email',
        'Change password',
        'Delete Account',
        'Change timezone',
        'Add a passkey',
        'Turn on',
      ]) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.getByRole('dialog').waitFor()
        await look(page, name)
        if (name !== 'Turn on') await page.keyboard.press('Escape')
      }
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: /QR code/ }).waitFor()
      await look(page, 'second step')
      const secret = await page.getByText(/^[A-Z2-7]{40,}$/).textContent()
      await page.getByLabel('Code from the app').fill(codeOf(`otpauth://totp/Astrarium?secret=${secret}`))
      await page.getByRole('button', { name: 'Turn on', exact: true }).click()
      await page.getByRole('button', { name: 'I have kept them' }).waitFor()
      await look(page, 'recovery codes')

      await page.request.post('/api/account/erasure', {
        data: { confirmation: password, when: 'in_seven_days' },
      })
      await open(page, '/sanctum/settings')
      await page.getByRole('button', { name: 'Keep my account' }).waitFor()
      await look(page, 'account that goes')
    })

    test('axe finds nothing around the people of a circle', async ({ page }) => {
      await settleIn(page)
      await open(page, '/sanctum/circle')
      await page.getByRole('button', { name: 'Soul Anchor' }).focus()
      await page.keyboard.press('Enter')
      await look(page, 'circle empty ring')
      await page.getByRole('button', { name: 'Add Your First Soul Anchor' }).click()
      await look(page, 'circle way')
      await page.getByRole('button', { name: /^Add Manually/ }).click()
      await look(page, 'circle about')
      await page.keyboard.press('Escape')
      const added = await page.request.post('/api/circle/members', { data: ANNA })
      const { id } = (await added.json()) as { id: string }
      await open(page, '/sanctum/daily/check-in')
      await page.getByRole('button', { name: /^Check In.*Anna Feldt$/ }).click()
      await look(page, 'check-in question')
      await page.getByRole('button', { name: "Generate Anna Feldt's Insight (1 Ask)" }).click()
      await page.getByRole('heading', { name: 'What They Might Need' }).waitFor()
      await look(page, 'check-in result')
      await open(page, '/sanctum/circle')
      await look(page, 'circle')
      await open(page, `/sanctum/circle/${id}`)
      await look(page, 'circle member')
      await page.getByRole('button', { name: 'Edit Birth Information' }).click()
      await look(page, 'circle birth')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Remove' }).click()
      await look(page, 'circle removal')
      await page.request.post('/api/circle/notes', { data: { circleMemberId: id, content: 'Met in May.' } })
      await open(page, '/sanctum/circle/notes')
      await look(page, 'notes')
      await page.getByRole('button', { name: 'Anna Feldt, 1 note' }).click()
      await look(page, 'notes of somebody')
      await page.getByRole('button', { name: /^Click to read full note/ }).click()
      await look(page, 'note')
    })

    test('axe finds nothing around an answer, nor in what opens from it', async ({ page }) => {
      await settleIn(page)
      await beginChatting(page)
      const answer = await askAndRead(page, 'What should I focus on today?')
      await page.getByRole('button', { name: 'Answer again (1 Ask)' }).click()
      await expect(page.getByRole('group', { name: 'Versions' })).toContainText('2 of 2')
      await page.getByRole('button', { name: 'Save to favourites' }).click()
      await look(page, 'conversation')

      await page.getByRole('button', { name: 'Edit question' }).click()
      await look(page, 'editing')
      await page.keyboard.press('Escape')
      await answer.getByRole('list', { name: 'Based on' }).getByRole('button').first().click()
      await look(page, 'fact')
      await page.keyboard.press('Escape')
      for (const name of await helpers(page)) {
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name }).click()
        await page.getByRole('dialog').waitFor()
        await rest()
        const closed = page.getByRole('dialog').locator('details:not([open]) > summary')
        if ((await closed.count()) > 0) await closed.last().click()
        await look(page, name)
        await page.keyboard.press('Escape')
      }

      await open(page, '/sanctum/ask-history')
      await look(page, 'history')
      await page.getByRole('button', { name: /^Actions for/ }).click()
      await look(page, 'history menu')
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await look(page, 'history delete')
      await open(page, '/sanctum/saved-ask')
      await look(page, 'saved')
      await page.getByRole('button', { name: /What should I focus on today\?/ }).click()
      await look(page, 'saved details')
    })

    test('axe finds nothing in a forecast, drawn or as a table, nor on the way to it', async ({ page }) => {
      await settleIn(page)
      await open(page, '/sanctum/foresight')
      await page.getByRole('radio', { name: 'Custom Timeline' }).check()
      await page.getByLabel('Your timeline').fill('when pigs fly')
      await page.getByRole('button', { name: 'Explore Future Paths' }).click()
      await page.getByText('I did not understand').waitFor()
      await look(page, 'foresight asked back')
      await page.getByRole('radio', { name: '1 Year' }).check()
      await page.getByRole('button', { name: 'Explore Future Paths' }).click()
      await page.getByRole('listbox').first().waitFor()
      await look(page, 'forecast')
      await page.getByRole('button', { name: 'Save Forecast' }).click()
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Show as table' }).click()
      await look(page, 'forecast table')
      await open(page, '/sanctum/foresight')
      await look(page, 'foresight with a saved one')
      await open(page, '/sanctum/foresight/saved')
      await look(page, 'foresight saved')
    })
  })
}
