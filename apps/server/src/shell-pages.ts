import type { Hono } from 'hono'
import { withHomePaint, withLogInPaint, withOpeningPaint } from './first-paint.ts'
import { firstAnswers, withFirstAnswers } from './first-answers.ts'
import { builtPage } from './platform/http/built-page.ts'

/** The shell of the app where it shows something before its script does. */
export function serveShells(app: Hono, shell: string): void {
  const opening = withOpeningPaint(shell)
  const logIn = builtPage(withLogInPaint(shell))
  app.get('/login', (c) => logIn.answer(c))
  // with what the first screen of the members' area needs: one way there and back, not three
  for (const address of ['/sanctum', '/sanctum/*'])
    app.get(address, async (c) => {
      const told = await firstAnswers(app, c)
      const isHome = c.req.path.replace(/\/$/, '') === '/sanctum'
      const painted = (isHome && withHomePaint(shell, told)) || opening
      const page = await builtPage(withFirstAnswers(painted, told), 'for-one').answer(c)
      // it is one person's, and gone with them
      page.headers.set('Cache-Control', 'private, no-store')
      page.headers.delete('ETag')
      return page
    })
}
