import type { Locator, Page } from 'playwright-core'
import { portrait } from './demo-photo.ts'
import type { Made } from './demo-places.ts'

type Step = (page: Page) => Promise<unknown>

export interface Opened {
  at: `/${string}` | keyof Made
  /** where it stands on screens of one size alone */
  only?: 'wide' | 'phone'
  steps: readonly Step[]
}

const press =
  (name: string | RegExp, isFirst = true): Step =>
  (page) =>
    (isFirst ? button(page, name).first() : button(page, name).last()).click()
const inDialog =
  (name: string | RegExp): Step =>
  (page) =>
    button(page.getByRole('dialog').last(), name).last().click()
const ofMenu =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click()
const choose =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).check()
const escape: Step = (page) => page.keyboard.press('Escape')
const fill =
  (label: string, words: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(words)
const see =
  (words: string | RegExp): Step =>
  (page) =>
    page.getByText(words).first().waitFor()
/** With the keyboard, which is the same for a drawing and for a list. */
const enter =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }

const ADD = [press('Add Someone')]
const BY_HAND = [...ADD, inDialog(/^Add Manually/)]
const TOLD = [
  ...BY_HAND,
  fill('Full Name', 'Ada'),
  (page: Page) => page.getByLabel('Relationship', { exact: true }).selectOption('friend'),
]
const FIND = [...ADD, inDialog(/^Find Existing User/)]
const WRITING = [press(/^Tomás, 1 note/), inDialog('Write a note')]
const NOTE = [press(/^Tomás, 1 note/), inDialog(/^Click to read full note/)]
const SAVED = [press(/What do I need in love/)]
const ACTIONS = [press(/^Actions for/)]

/** What opens over a page, or stands there once something was done: where, and what is pressed. */
export const OPENED: Record<string, Opened> = {
  drawer: { at: '/sanctum', only: 'phone', steps: [press('Open menu'), see('Asks remaining')] },
  'settings-menu': { at: '/sanctum', steps: [press('Settings menu'), see('Logout')] },
  plans: { at: '/sanctum/subscription', steps: [openPlans] },
  fact: { at: 'conversation', steps: [firstFact] },
  editing: { at: 'conversation', steps: [press('Edit question')] },
  'keyboard-help': { at: 'conversation', steps: [press('More'), ofMenu('Keyboard shortcuts')] },
  'chat-menu': { at: 'conversation', steps: [press('More')] },
  'debug-panel': { at: 'conversation', steps: [press('More'), ofMenu('Debug panel'), firstEntry] },
  suggestions: { at: 'conversation', steps: [press('Suggested questions')] },
  'ask-suggestions': { at: '/sanctum/ask', steps: [firstSuggestions] },
  'saved-answer': { at: '/sanctum/saved-ask', steps: SAVED },
  'saved-answer-delete': { at: '/sanctum/saved-ask', steps: [...SAVED, inDialog('Delete Ask')] },
  'history-menu': { at: '/sanctum/ask-history', steps: ACTIONS },
  'history-rename': { at: '/sanctum/ask-history', steps: [...ACTIONS, ofMenu('Rename')] },
  'history-delete': { at: '/sanctum/ask-history', steps: [...ACTIONS, ofMenu('Delete')] },
  'history-found': {
    at: '/sanctum/ask-history',
    steps: [
      (page) => page.getByRole('searchbox').fill('love'),
      (page) => page.getByText(/conversations? found/).waitFor(),
    ],
  },

  ring: { at: '/sanctum/circle', steps: [enter('Growth Catalyst')] },
  'ring-empty': { at: '/sanctum/circle', steps: [enter('Soul Anchor')] },
  'add-way': { at: '/sanctum/circle', steps: ADD },
  'add-about': { at: '/sanctum/circle', steps: TOLD },
  'add-invited': { at: '/sanctum/circle', steps: [...TOLD, check('Send invitation email')] },
  'add-birth': { at: '/sanctum/circle', steps: [...TOLD, inDialog('Next'), see("Ada's Birth Information")] },
  'search-found': {
    at: '/sanctum/circle',
    steps: [...FIND, fill('Search by name', 'Vera Holm'), see(/people? found|person found/)],
  },
  'search-empty': {
    at: '/sanctum/circle',
    steps: [...FIND, fill('Search by name', 'Nobody at all'), see('No users found with that name.')],
  },
  requests: { at: '/sanctum/circle', steps: [press(/Circle Requests/), see('wants to join your circle')] },
  'requests-menu': {
    at: '/sanctum/circle',
    steps: [press(/Circle Requests/), see('wants to join your circle'), inDialog(/^Other ways to decline/)],
  },
  'circle-move': { at: '/sanctum/circle', only: 'wide', steps: [chooseByKeys, moveMenu] },
  'circle-keys': { at: '/sanctum/circle', only: 'wide', steps: [chooseByKeys] },
  'circle-list': { at: '/sanctum/circle', only: 'wide', steps: [asList] },
  'member-edit': { at: 'typed', steps: [press(/^Edit$/)] },
  'member-edit-leaving': {
    at: 'typed',
    steps: [press(/^Edit$/), fill('Full Name', 'Elin Lind'), escape, see('Discard what you wrote?')],
  },
  'member-birth': { at: 'typed', steps: [press('Edit Birth Information')] },
  'member-removal': { at: 'typed', steps: [press('Remove')] },
  'member-removal-linked': { at: 'linked', steps: [press('Remove')] },
  'member-invite': { at: 'typed', steps: [press('Invite by email')] },
  'member-contacts': { at: 'linked', steps: [openFolds] },
  unlink: { at: '/sanctum/circle/sharing', steps: [press('Unlink')] },
  'notes-of-somebody': { at: '/sanctum/circle/notes', steps: [press(/^Tomás, 1 note/)] },
  'note-write': { at: '/sanctum/circle/notes', steps: WRITING },
  'note-leaving': {
    at: '/sanctum/circle/notes',
    steps: [...WRITING, fill('Your note', 'Bring the second act'), escape, see('Discard what you wrote?')],
  },
  note: { at: '/sanctum/circle/notes', steps: NOTE },
  'note-edit': { at: '/sanctum/circle/notes', steps: [...NOTE, inDialog('Edit')] },
  'note-delete': { at: '/sanctum/circle/notes', steps: [...NOTE, inDialog('Delete Note')] },
  'notes-none-fits': {
    at: '/sanctum/circle/notes',
    steps: [fill('Search notes and names', 'mountain'), see('No note fits.')],
  },

  'check-in-question': {
    at: '/sanctum/daily/check-in',
    steps: [press(/^Check In.*Tomás$/), see('1 Ask from your balance')],
  },
  'check-in-result': {
    at: '/sanctum/daily/check-in',
    steps: [press(/^View Today's Insight.*Elin$/), see('What They Might Need')],
  },
  'check-in-general': {
    at: '/sanctum/daily/check-in',
    steps: [press(/^View General Guidance.*Noor$/), see('General guidance for this ring')],
  },
  'daily-note-delete': { at: '/sanctum/daily/notes', steps: [press(/^Delete the note/)] },
  'foresight-asked-back': {
    at: '/sanctum/foresight',
    steps: [
      choose('Custom Timeline'),
      fill('Your timeline', 'when pigs fly'),
      press('Explore Future Paths'),
      see('I did not understand'),
    ],
  },
  'foresight-care': {
    at: '/sanctum/foresight',
    steps: [
      choose('1 Year'),
      fill('Custom Question', 'I want to die'),
      press('Explore Future Paths'),
      see('Before any forecast'),
    ],
  },
  'forecast-table': { at: 'forecast', steps: [press('Show as table')] },

  'change-password': { at: '/sanctum/settings', steps: [press(/^Change password$/)] },
  'change-email': { at: '/sanctum/settings', steps: [press(/^Change email$/)] },
  'change-timezone': { at: '/sanctum/settings', steps: [press(/^Change timezone$/)] },
  'add-passkey': { at: '/sanctum/settings', steps: [press(/^Add a passkey$/)] },
  'second-step': { at: '/sanctum/settings', steps: [press(/^Turn on$/)] },
  'what-is-sent': { at: '/sanctum/settings', steps: [press(/^Show what would be sent$/)] },
  erasure: { at: '/sanctum/settings', steps: [press('Delete Account')] },
  'erasure-now': {
    at: '/sanctum/settings',
    steps: [press('Delete Account'), choose(/^Now/)],
  },
  'erasure-refused': {
    at: '/sanctum/settings',
    steps: [press('Delete Account'), inDialog('Delete Account')],
  },
  'regenerate-chart': { at: '/sanctum/profile', steps: [press(/^Re-generate Birth Chart$/)] },
  'chart-settings': { at: '/sanctum/profile', steps: [press(/^Chart settings$/)] },
  otherwise: { at: '/sanctum/profile', steps: [press('Why does another app say otherwise?')] },
  'otherwise-found': {
    at: '/sanctum/profile',
    steps: [
      press('Why does another app say otherwise?'),
      (page) => page.getByLabel('Sign there').selectOption('Aries'),
      (page) => page.getByLabel('Point').selectOption('sun'),
      press('Find out'),
      see(/^Your chart here/),
    ],
  },
  'profile-edit': { at: '/sanctum/profile', steps: [press('Edit')] },
  'photo-crop': { at: '/sanctum/profile', steps: [choosePhoto] },
  crash: { at: '/sanctum/foresight', steps: [breakForecast, see('Something went wrong')] },
  offline: { at: '/sanctum', steps: [goWithoutLine, see('This page is not here yet')] },
}

function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
}

function check(label: string): Step {
  return (page) => page.getByRole('checkbox', { name: label }).check()
}

/** From the sidebar, which is a drawer on a phone. */
async function openPlans(page: Page): Promise<void> {
  const upgrade = button(page, 'Upgrade')
  if (!(await upgrade.first().isVisible())) await button(page, 'Open menu').click()
  await upgrade.filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: 'Unlock Your Cosmic Potential' }).waitFor()
}

async function firstFact(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Based on' }).first().getByRole('button').first().click()
}

async function firstEntry(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('summary').first().click()
}

async function firstSuggestions(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Suggested questions' }).getByRole('button').first().click()
}

async function moveMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move to…' }).click()
}

async function chooseByKeys(page: Page): Promise<void> {
  await page.getByRole('option').first().focus()
  await page.keyboard.press('ArrowRight')
}

async function asList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read the circle as a list' }).click()
}

async function openFolds(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary')
  await closed.first().waitFor()
  while ((await closed.count()) > 0) await closed.first().click()
}

async function choosePhoto(page: Page): Promise<void> {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: portrait() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('dialog').waitFor()
}

async function goWithoutLine(page: Page): Promise<void> {
  const daily = page.getByRole('link', { name: 'Daily', exact: true }).filter({ visible: true }).first()
  await daily.waitFor()
  // without a line a browser still shows what its other pages have brought along
  await page.route('**/assets/*', (route) => route.abort())
  await page.context().setOffline(true)
  await daily.click()
}

/** An answer that no page can show. */
async function breakForecast(page: Page): Promise<void> {
  await page.route('**/api/foresights/*', (route) => route.fulfill({ json: {} }))
  await page
    .getByRole('main')
    .getByRole('link', { name: /1 Year/ })
    .first()
    .click()
}
