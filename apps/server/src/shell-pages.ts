import { getProfile, session } from '@astrarium/contracts'
import type { Context as HonoContext, Hono } from 'hono'
import {
  withAskPaint,
  withCirclePaint,
  withForesightPaint,
  withHomePaint,
  withLogInPaint,
  withOpeningPaint,
  withSignUpPaint,
} from './first-paint.ts'
import { firstAnswers, withFirstAnswers } from './first-answers.ts'
import { builtPage } from './platform/http/built-page.ts'

type Painter = (shell: string, told: Record<string, unknown>) => string | null

const PAINTERS: Readonly<Record<string, Painter>> = {
  '/sanctum': withHomePaint,
  '/sanctum/ask': withAskPaint,
  '/sanctum/circle': withCirclePaint,
  '/sanctum/foresight': withForesightPaint,
}

/** gone with them */
const OF_ONE_PERSON = 'private, no-store'

/** The shell of the app where it shows something before its script does. */
export function serveShells(app: Hono, shell: string): void {
  const opening = withOpeningPaint(shell)
  const logIn = builtPage(withLogInPaint(shell))
  app.get('/login', (c) => logIn.answer(c))
  const signUp = withSignUpPaint(shell)
  // who is there is told with it, since the first step waits for that
  app.get('/signup', async (c) => {
    const told = await firstAnswers(app, c)
    const { user = null } = (told[session.path] ?? {}) as { user?: unknown }
    const isBegun =
      user !== null || c.req.query('step') !== undefined || c.req.query('continue') !== undefined
    return ofOnePerson(c, isBegun ? shell : signUp, told)
  })
  // with what the first screen of the members' area needs: one way there and back, not three
  for (const address of ['/sanctum', '/sanctum/*'])
    app.get(address, async (c) => {
      const told = await firstAnswers(app, c)
      // whoever has the app already, as after a log-in, needs them alone
      if (c.req.header('accept') === 'application/json')
        return c.json(told, 200, { 'Cache-Control': OF_ONE_PERSON })
      const isSignedIn = getProfile.path in told
      const paint = isSignedIn ? PAINTERS[c.req.path.replace(/\/$/, '')] : undefined
      const painted = paint?.(shell, told) ?? opening
      return ofOnePerson(c, painted, told)
    })
}

async function ofOnePerson(c: HonoContext, page: string, told: Record<string, unknown>): Promise<Response> {
  const answer = await builtPage(withFirstAnswers(page, told), 'for-one').answer(c)
  answer.headers.set('Cache-Control', OF_ONE_PERSON)
  answer.headers.delete('ETag')
  return answer
}
