import {
  appInfo,
  followCircle,
  getBalance,
  getDailyChart,
  getDailySky,
  getHome,
  getNotesOverview,
  getProfile,
  getTodaysInsight,
  listCircleMembers,
  listCircleRequests,
  listMemberInsights,
  listThreads,
  session,
  suggestedQuestions,
  transitsNow,
} from '@astrarium/contracts'
import type { Context as HonoContext, Hono } from 'hono'

/** A page does not wait longer for what it would bring along; it then asks for it itself. */
const MOST_MS = 1000

/** What stands around every page of the Sanctuary. */
const FRAME = [appInfo, getProfile, getBalance, getDailySky].map(({ path }) => path)
const HOME = [getHome, getTodaysInsight, getDailyChart, listCircleMembers, listThreads, transitsNow]
const SCREENS: Readonly<Record<string, string[]>> = {
  '/sanctum': HOME.map(({ path }) => path),
  '/sanctum/ask': [suggestedQuestions, getDailyChart, getHome].map(({ path }) => path),
  '/sanctum/foresight': ['/api/foresights?limit=3'],
  '/sanctum/daily': [getTodaysInsight.path],
  // their people, who may be hundreds, are asked for beside the page: `ASKED` of the web's build
  '/sanctum/daily/check-in': [listMemberInsights.path],
  '/sanctum/circle': [listCircleRequests.path],
  '/sanctum/circle/notes': [getNotesOverview.path],
}

/**
 * What the first screen at this address asks for, answered before it asks: each by its address, as its own
 * endpoint answers it. Somebody who is not signed in learns only that.
 */
export async function firstAnswers(app: Hono, c: HonoContext): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {}
  // the person behind a request is the same, and so is where it comes from
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'connection', 'content-length'])
    headers.delete(name)
  const ask = async (path: string) => {
    const answer = await app.request(path, { headers }, c.env)
    if (!answer.ok) return null
    told[path] = await answer.json()
    return answer
  }
  const known = await ask(session.path)
  for (const cookie of known?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true })
  const { user = null } = (told[session.path] ?? {}) as { user?: unknown }
  if (!user) return told
  // changes after this are told one by one, and not that all may have changed; the stream counts microseconds
  told[followCircle.path] = Date.now() * 1000
  const wanted = [...FRAME, ...(SCREENS[c.req.path.replace(/\/$/, '')] ?? [])]
  await Promise.race([Promise.allSettled(wanted.map(ask)), pause(MOST_MS)])
  return { ...told }
}

/** The page with them in it, where the start looks for them. */
export function withFirstAnswers(shell: string, told: Record<string, unknown>): string {
  const text = JSON.stringify(told).replaceAll('<', String.raw`\u003c`)
  return shell.replace(
    '</body>',
    () => `<script type="application/json" id="first-answers">${text}</script></body>`,
  )
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
