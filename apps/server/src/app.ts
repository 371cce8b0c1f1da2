import { appInfo, ARCHIVE_MAX_MB, importArchive, setProfilePhoto, TERMS_VERSION } from '@astrarium/contracts'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import server from '../package.json' with { type: 'json' }
import { countOverdue } from './background-jobs.ts'
import * as features from './features.ts'
import { checkEngine } from './features/chart/service/check-engine.ts'
import { AppError } from './platform/app-error.ts'
import type { Feature } from './platform/feature.ts'
import { answerError } from './platform/http/error-answer.ts'
import { mount } from './platform/http/mount.ts'
import { leadToOurName } from './platform/http/one-name.ts'
import { builtText, servePages } from './platform/http/pages.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import { refuseCrossOrigin, securityHeaders } from './platform/http/security.ts'
import { serveSource } from './platform/http/source.ts'
import { refuseUnknown } from './platform/http/unknown-endpoint.ts'
import type { Mailbox } from './platform/mail/mailbox.ts'
import { mailboxPages } from './platform/mail/mailbox-pages.ts'
import { servePaymentsTwin } from './platform/http/payments-twin.ts'
import type { PaymentsTwin } from './platform/http/payments-twin.ts'
import type { Context } from './platform/context.ts'
import { serveShells } from './shell-pages.ts'

const BODY_MAX = 100 * 1024
/** five megabytes of a photo, as base64 */
const PHOTO_BODY_MAX = 7 * 1024 * 1024

export interface AppParts {
  context: Context
  limiter: RateLimiter
  /** the built pages; null in API tests */
  dist: string | null
  mailbox: Mailbox | null
  /** null: payment is the real thing, or nobody's */
  paymentsTwin: PaymentsTwin | null
  /** aborted once the server is about to end: it answers, and asks for nothing more */
  drain?: AbortSignal
}

/** The whole app as one function from request to answer. */
export function createApp(parts: AppParts): Hono {
  const { context, limiter, dist, mailbox, paymentsTwin, drain } = parts
  const app = new Hono()
  app.onError((error, c) => answerError(c, error, context.log))
  app.use(securityHeaders(context.config))
  app.use(compress())
  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    context.meter.answered(c.res.status, (performance.now() - begun) / 1000)
    if (drain?.aborted) c.header('Connection', 'close')
  })
  app.use(leadToOurName(context.config.publicUrl))

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (drain?.aborted) throw new AppError('unavailable', 'The server is about to end')
    try {
      await context.db.ping()
      checkEngine(context)
      return c.json({ status: 'ready' })
    } catch (error) {
      throw new AppError('unavailable', 'The database or the engine does not answer', { cause: error })
    }
  })
  // apart, since people are served all the same
  app.get('/readyz/jobs', async (c) => {
    const overdue = Object.entries(await countOverdue(context)).filter(([, count]) => count > 0)
    if (overdue.length > 0)
      throw new AppError(
        'unavailable',
        `Overdue: ${overdue.map(([name, count]) => `${count} ${name}`).join(', ')}`,
      )
    return c.json({ status: 'ready' })
  })

  app.use('/api/*', refuseCrossOrigin(context.config.publicUrl))
  const bodies = upTo(BODY_MAX, '100 KB')
  const larger: Record<string, ReturnType<typeof upTo>> = {
    [importArchive.path]: upTo(ARCHIVE_MAX_MB * 1024 * 1024, `${ARCHIVE_MAX_MB} MB`),
    [setProfilePhoto.path]: upTo(PHOTO_BODY_MAX, '7 MB'),
  }
  // whoever only reads sends nothing: to look for it would make the whole request anew
  app.use('/api/*', (c, next) => (c.req.method === 'GET' ? next() : (larger[c.req.path] ?? bodies)(c, next)))
  const mounting = { app, context, limiter }
  mount(mounting, appInfo, async ({ context: { config } }) => ({
    supportEmail: config.supportEmail,
    sourceUrl: config.sourceUrl,
    version: server.version,
    isDevelopment: !config.isProduction,
    hasGoogle: config.google !== null,
    termsVersion: TERMS_VERSION,
  }))
  for (const { routes } of Object.values<Feature>(features)) routes?.(mounting)
  refuseUnknown(app)

  serveSource(app, context.config.dataDir)
  if (mailbox) mailboxPages(app, mailbox, context.config.publicUrl)
  if (paymentsTwin) servePaymentsTwin(app, paymentsTwin, context.config.publicUrl)
  if (dist) {
    const read = (name: string) => builtText(dist, name, context.config)
    for (const { pages } of Object.values<Feature>(features)) pages?.(mounting, read)
    serveShells(app, read('app.html'))
    servePages(app, context, dist)
  }
  return app
}

function upTo(maxSize: number, told: string): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', `The request is larger than ${told}`)
    },
  })
  return (c, next) => {
    const length = c.req.header('content-length')
    // no more comes than was said: to look at what comes would make the whole request anew
    const isSaid = length !== undefined && c.req.header('transfer-encoding') === undefined
    return isSaid && Number(length) <= maxSize ? next() : limit(c, next)
  }
}
