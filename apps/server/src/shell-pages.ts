import { getProfile } from '@astrarium/contracts'
import type { Hono } from 'hono'
import {
  withAskPaint,
  withCirclePaint,
  withForesightPaint,
  withHomePaint,
  withLogInPaint,
  withOpeningPaint,
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
      const page = await builtPage(withFirstAnswers(painted, told), 'for-one').answer(c)
      page.headers.set('Cache-Control', OF_ONE_PERSON)
      page.headers.delete('ETag')
      return page
    })
}
