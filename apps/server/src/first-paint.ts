import { getDailyChart, getHome, HomeToday, spokenParts } from '@astrarium/contracts'
import type { SpokenSize } from '@astrarium/contracts'
import { firstPaintWords as words } from './words/index.ts'

const ROOT = '<div id="root"></div>'
/** As the home page sets it on a phone; a journey holds the two together. */
const SIZES: Record<SpokenSize, string> = {
  large: 'text-[2.125rem]/[1.14] @lg:text-[2.75rem]/[1.13]',
  middle: 'text-[1.75rem]/[1.2] @lg:text-[2.125rem]/[1.18]',
  small: 'text-2xl/[1.25] @lg:text-[1.75rem]/[1.25]',
}

/**
 * The log-in with its heading where the script will set it, so that a slow line shows a page and not an empty
 * one.
 */
export function withLogInPaint(shell: string): string {
  const heading = `<h1 class="mb-6 text-2xl">${words.logIn}</h1>`
  return painted(shell, outside('max-w-md flex-1 px-4 py-6 md:py-14', heading))
}

/** The first step of the sign-up, for somebody who has not begun. */
export function withSignUpPaint(shell: string): string {
  const { step, title } = words.signUp
  return painted(
    shell,
    outside(
      'max-w-2xl flex-1 px-4 py-6 md:py-10',
      '<div class="mb-8"><div class="h-1.5 rounded-full bg-surface-3"></div>' +
        `<p class="mt-3 text-xs text-brass"><span class="md:invisible">${step}</span></p></div>` +
        `<h1 class="mb-6 text-2xl">${title}</h1>`,
    ),
  )
}

/** The name above and one sheet, as around all that happens before the Sanctuary. */
function outside(main: string, sheet: string): string {
  return (
    `<div class="flex min-h-dvh flex-col"><div class="px-5 pt-5 md:px-8"><span class="inline-flex min-h-11 items-center gap-3 rounded-sm font-display text-xl text-ink"><svg width="30" height="30"></svg>${words.product}</span></div>` +
    `<main class="mx-auto w-full ${main}"><div class="rounded-lg border border-line bg-surface p-6 shadow-card md:p-9">${sheet}</div></main></div>`
  )
}

/** Any page of the members' area, of which nothing can be shown yet. */
export function withOpeningPaint(shell: string): string {
  return painted(shell, opening(''))
}

/**
 * The home page of a phone with Arion's sentence; what else stands there comes with the script. Null where
 * there is no sentence.
 */
export function withHomePaint(shell: string, told: Record<string, unknown>): string | null {
  const home = HomeToday.safeParse(told[getHome.path])
  if (!home.data?.sentence) return null
  const { first, rest, size } = spokenParts(home.data.sentence.text)
  const more = rest
    ? `<span class="mt-2 block text-[1.3rem]/[1.35] text-ink-2 @lg:text-[1.5rem]/[1.33]"> ${escaped(rest)}</span>`
    : ''
  return paintedOnPhones(
    shell,
    '<div class="@container flex flex-col gap-3">' +
      `<div class="-my-2 flex items-center"><p class="font-display text-lg font-normal text-brass italic">${words.fromArion}</p></div>` +
      `<h1 class="text-balance ${SIZES[size]}">${escaped(first)}${more}</h1></div>`,
  )
}

/**
 * The chat of a phone before its first question, with the sentence of the day. Null while the gate of the day
 * is closed.
 */
export function withAskPaint(shell: string, told: Record<string, unknown>): string | null {
  const day = getDailyChart.output.safeParse(told[getDailyChart.path])
  if (!day.data || (day.data.hasChart && !day.data.isReady)) return null
  const home = HomeToday.safeParse(told[getHome.path])
  const sentence = home.data?.sentence?.text
  const said = sentence
    ? `<p class="max-w-(--measure) font-display text-xl text-brass">${escaped(sentence)}</p>`
    : ''
  // not before it is known whether there is a sentence, as on the page
  const asks = home.success
    ? `<p class="max-w-(--measure) text-ink-2">${sentence ? words.ask.afterSentence : words.ask.text}</p>`
    : ''
  return paintedOnPhones(
    shell,
    '<div class="letters-grow-alone -my-[1.5rem] flex min-h-(--page) flex-col gap-3 py-4 [--page:calc(100dvh-var(--top)-1px-var(--bar))] low:gap-1 low:py-1.5">' +
      `<header class="flex items-center pb-px"><h1 class="text-[length:min(var(--t-xl),8vw)] leading-tight">${words.product}</h1><span class="min-h-11"></span></header>` +
      '<div class="flex flex-[1_0_auto] flex-col justify-center gap-6 py-2">' +
      '<div class="relative min-h-0 flex-1 max-md:max-h-[65vw] max-md:[@media(height<48rem)]:hidden [@media(height<40rem)]:hidden"></div>' +
      `<div class="flex min-w-0 flex-col gap-3">${said}<h2 class="text-2xl">${words.ask.title}</h2>${asks}</div></div>` +
      // the room of the chips, the input, and three lines under it
      '<div class="flex flex-col gap-3 low:gap-1"><div class="py-1"><div class="min-h-11"></div></div>' +
      '<div class="rounded-[28px] border border-line-strong p-1.5"><div class="min-h-11"></div></div>' +
      '<p class="text-xs"><br><br><br></p></div></div>',
  )
}

/** The head of the Circle on a phone; who is in it, and the ways on, come with the script. */
export function withCirclePaint(shell: string): string {
  return paintedOnPhones(
    shell,
    '<div class="flex flex-col items-start gap-4 max-lg:min-h-54">' +
      `<h1 class="max-w-44 text-2xl lg:max-w-60">${words.circle.title}</h1></div>`,
  )
}

/** The head of the forecasts on a phone. */
export function withForesightPaint(shell: string): string {
  const { title, description } = words.foresight
  return paintedOnPhones(
    shell,
    `<div class="mb-7"><h1 class="text-2xl">${title}</h1><p class="mt-1.5 text-ink-2">${description}</p></div>`,
  )
}

/** Where there is room, a bar stands beside it, as wide as its person left it: only the script knows. */
function paintedOnPhones(shell: string, page: string): string {
  return painted(
    shell,
    '<div class="flex min-h-dvh flex-col pb-(--bar) md:hidden"><div class="letters-grow-alone min-h-(--top) border-b border-line"></div>' +
      `<main class="mx-auto w-full max-w-300 flex-1 px-[16px] py-6">${page}</main>` +
      `<div class="fixed inset-x-0 bottom-0 z-30 h-(--bar) border-t border-line bg-bg"></div></div>${opening('max-md:hidden')}`,
  )
}

/** As the pulse of the app. */
function opening(className: string): string {
  return (
    `<div role="status" class="grid min-h-dvh place-items-center ${className}"><div class="flex flex-col items-center gap-4">` +
    '<span aria-hidden="true" class="size-10 animate-pulse-slow rounded-full border border-brass p-2"><span class="block size-full rounded-full bg-brass"></span></span>' +
    `<span class="text-sm text-ink-2">${words.opening}</span></div></div>`
  )
}

function painted(shell: string, markup: string): string {
  return shell.replace(ROOT, () => `<div id="root">${markup}</div>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
