import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { builtPage } from '../../platform/http/built-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { listPolicyChanges } from '../profile/service/list-policy-changes.ts'
import type { PolicyChange } from '../profile/service/list-policy-changes.ts'
import { fillPrivacyPage } from './privacy-page.ts'
import { changePassword } from './service/change-password.ts'
import { endOtherSessions, endSession } from './service/end-sessions.ts'
import { downloadExport, fetchExportByLink } from './service/fetch-export.ts'
import { importArchive } from './service/import-archive.ts'
import { requestErasure } from './service/request-erasure.ts'
import { requestExport } from './service/request-export.ts'
import { sendErasureCode } from './service/send-erasure-code.ts'
import { showAccountPrivacy } from './service/show-account-privacy.ts'
import { showSessions } from './service/show-sessions.ts'
import { undoErasure } from './service/undo-erasure.ts'

const HOUR = 3600
/** How long the page says what was announced before it looks again. */
const LOOK_AGAIN_MS = 60_000

/** The privacy policy, true to what is kept, to the settings of this server and to what was announced. */
export function privacyPages({ app, context }: Mounting, read: (name: string) => string): void {
  const template = read('public/privacy-policy.html')
  let known = { changes: [] as readonly PolicyChange[], until: 0 }
  let shown = { text: '', page: builtPage(template) }
  app.get('/privacy-policy', async (c) => {
    const now = context.now()
    // open to everybody, and so nothing that everybody can have the database do again and again
    if (now.getTime() >= known.until)
      known = {
        changes: await listPolicyChanges(context, known.changes),
        until: now.getTime() + LOOK_AGAIN_MS,
      }
    const text = fillPrivacyPage(template, context.config, { changes: known.changes, now })
    if (text !== shown.text) shown = { text, page: builtPage(text) }
    return shown.page.answer(c)
  })
}

export function privacyRoutes(mounting: Mounting): void {
  const { auth } = mounting.context
  mount(mounting, contracts.getAccountPrivacy, ({ context }) => showAccountPrivacy(context))
  mount(mounting, contracts.sendErasureCode, ({ context }) => sendErasureCode(context), [
    perUser('erasure-code', 5, HOUR),
  ])
  mount(
    mounting,
    contracts.requestErasure,
    async ({ context, input, request }) => {
      const answer = await requestErasure(context, input, await auth.sessionId(request.headers))
      // erased at once: the cookie of a session that is gone
      if (answer.erasure === null) request.takeCookies((await auth.signOut(request.headers)).cookies)
      return answer
    },
    [perUser('erasure', 10, HOUR)],
  )
  mount(mounting, contracts.undoErasure, ({ context }) => undoErasure(context))
  mount(mounting, contracts.requestExport, ({ context }) => requestExport(context), [
    perUser('export', 5, HOUR),
  ])
  mount(mounting, contracts.downloadExport, ({ context }) => downloadExport(context))
  mount(
    mounting,
    contracts.fetchExportByLink,
    ({ context, input: { token } }) => fetchExportByLink(context, token),
    [perAddress('export-link', 30, HOUR)],
  )
  mount(
    mounting,
    contracts.importArchive,
    ({ context, input: { archive } }) => importArchive(context, archive),
    [perUser('import', 10, HOUR)],
  )
  mount(mounting, contracts.listSessions, async ({ context, request: { headers } }) =>
    showSessions(context, await auth.sessionId(headers)),
  )
  mount(mounting, contracts.endSession, ({ context, params: { sessionId } }) =>
    endSession(context, sessionId),
  )
  mount(mounting, contracts.endOtherSessions, async ({ context, request: { headers } }) =>
    endOtherSessions(context, await auth.sessionId(headers)),
  )
  mount(
    mounting,
    contracts.changePassword,
    async ({ context, input, request }) => {
      request.takeCookies((await changePassword(context, input, request.headers)).cookies)
      return { success: true as const }
    },
    [perUser('change-password', 10, HOUR)],
  )
}
