import type { Hono } from 'hono'
import { builtPage } from './platform/http/built-page.ts'
import { firstAnswers, withFirstAnswers } from './first-answers.ts'

/** The shell of the members' area, with what its first screen needs: one way there and back, not three. */
export function serveSanctum(app: Hono, shell: string): void {
  for (const address of ['/sanctum', '/sanctum/*'])
    app.get(address, async (c) => {
      const page = await builtPage(withFirstAnswers(shell, await firstAnswers(app, c))).answer(c)
      // it is one person's, and gone with them
      page.headers.set('Cache-Control', 'private, no-store')
      page.headers.delete('ETag')
      return page
    })
}
