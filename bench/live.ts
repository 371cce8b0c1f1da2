/// <reference lib="dom" />
// script/bench live: from the moment when one browser sends a change of the Circle until it is painted on the
// screen of another, both on one server process, and on two of one database
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RINGS } from '@astrarium/contracts'
import type { Page } from '@playwright/test'
import { arrive } from './house/arrive.ts'
import { signedIn } from './house/signed-in.ts'
import { openBrowser } from '../script/open-browser.ts'
import { openServers } from './house/open-servers.ts'
import { printLimits } from './house/print-limits.ts'
import type { Measured } from './house/print-limits.ts'

const LIMIT_MS = 150
const CHANGES = 30
/** between two changes, so that each is one of its own */
const APART_MS = 150

interface Change {
  method: string
  path: string
  body: object
  /** what then stands on the other screen, with these words where there are any */
  shows: { selector: string; text?: string }
}

const servers = await openServers(2)
try {
  const [one = '', other = ''] = servers.bases
  const browser = await openBrowser()
  for (const [where, second] of [
    ['one process', one],
    ['two processes', other],
  ] as const) {
    // somebody new each time, since there is a limit to what one person changes in a minute
    const { cookie, memberId } = await somebodyWithAnna(one)
    const from = await (await signedIn(browser, { base: one, cookie })).newPage()
    await from.goto('/sanctum/circle')
    const on = await (await signedIn(browser, { base: second, cookie })).newPage()
    const rows: Measured[] = []
    for (const [name, address, changeOf] of changesOf(memberId)) {
      await on.goto(address)
      await on.locator('h1').waitFor()
      await pause(1000)
      const times: number[] = []
      for (let turn = 0; turn < CHANGES; turn++) {
        times.push(await measure(from, on, changeOf(turn)))
        await pause(APART_MS)
      }
      rows.push({ name, times, limit: LIMIT_MS })
    }
    const [, , changeOf] = changesOf(memberId)[1]!
    rows.push({
      name: '… heard, where nothing of it is shown',
      times: await heard(from, on, changeOf),
      limit: null,
    })
    printLimits(`A change in one browser on the screen of another, on ${where}`, rows)
    await from.context().close()
    await on.context().close()
  }
  await browser.close()
} finally {
  await servers.close()
}

async function measure(from: Page, on: Page, { method, path, body, shows }: Change): Promise<number> {
  await on.evaluate(({ selector, text }) => {
    const root = document.documentElement
    delete root.dataset['painted']
    const stands = () => {
      const found = document.querySelector(selector)
      return found !== null && (text === undefined || found.textContent === text)
    }
    const observer = new MutationObserver(() => {
      if (!stands()) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // a message sent from within a frame arrives when that frame has been painted
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          root.dataset['painted'] = String(performance.timeOrigin + performance.now())
        })
        port1.start()
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  }, shows)
  const sent = await send(from, { method, path, body })
  await on.waitForFunction(() => document.documentElement.dataset['painted'])
  return Number(await on.evaluate(() => document.documentElement.dataset['painted'])) - sent
}

/** Until a page has heard of it that shows nothing of it: of the wait, what is server and line. */
async function heard(from: Page, on: Page, changeOf: (turn: number) => Change): Promise<number[]> {
  await on.goto('/sanctum/settings')
  await on.evaluate(async () => {
    const times: number[] = []
    Object.assign(globalThis, { heard: times })
    const { body } = await fetch('/api/circle/events')
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    // the first says that it listens
    await reader.read()
    const listen = async () => {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
        if (value?.includes('data:')) times.push(performance.timeOrigin + performance.now())
    }
    void listen()
  })
  const times: number[] = []
  for (let turn = 0; turn < CHANGES; turn++) {
    const before = await on.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.length)
    const sent = await send(from, changeOf(turn))
    const at = await on.waitForFunction(
      (known) => (globalThis as unknown as { heard: number[] }).heard[known],
      before,
    )
    times.push(Number(await at.jsonValue()) - sent)
    await pause(APART_MS)
  }
  return times
}

/** Answers when it was sent, by the clock that the browsers share. */
function send(from: Page, { method, path, body }: Omit<Change, 'shows'>): Promise<number> {
  return from.evaluate(
    async ({ how, to, what }) => {
      const at = performance.timeOrigin + performance.now()
      const change = {
        method: how,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      }
      const answer = await fetch(to, change)
      if (!answer.ok) throw new Error(await answer.text())
      return at
    },
    { how: method, to: path, what: body },
  )
}

async function somebodyWithAnna(base: string): Promise<{ cookie: string; memberId: string }> {
  const cookie = await arrive(base)
  const call = (method: string, path: string, body?: object) =>
    fetch(base + path, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  await call('PATCH', '/api/profile', { isFindable: false })
  const added = await call('POST', '/api/circle/members', {
    sendId: randomUUID(),
    name: 'Anna 0',
    relationshipTag: 'friend',
  })
  const { id: memberId } = (await added.json()) as { id: string }
  return { cookie, memberId }
}

/** What is changed, and the screen on which it is looked for. */
function changesOf(id: string): [name: string, address: string, change: (turn: number) => Change][] {
  let [version, notes] = [1, 0]
  return [
    [
      'a name, on the page of whoever has it',
      `/sanctum/circle/${id}`,
      () => {
        const [from, name] = [version, `Anna ${version}`]
        version += 1
        return {
          method: 'PATCH',
          path: `/api/circle/members/${id}`,
          body: { version: from, name },
          shows: { selector: 'h1', text: name },
        }
      },
    ],
    [
      'a move, in the drawing',
      '/sanctum/circle',
      (turn) => {
        const ring = RINGS[turn % RINGS.length]!
        return {
          method: 'PUT',
          path: `/api/circle/members/${id}/ring`,
          body: { ring },
          shows: { selector: `[data-seal="${id}"][data-ring="${ring}"]` },
        }
      },
    ],
    [
      'a note, on the page of notes',
      '/sanctum/circle/notes',
      () => ({
        method: 'POST',
        path: '/api/circle/notes',
        body: { circleMemberId: id, content: 'Likes the river in autumn.' },
        shows: { selector: 'dd', text: String((notes += 1)) },
      }),
    ],
  ]
}
