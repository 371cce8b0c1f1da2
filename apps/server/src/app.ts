import { appInfo, TERMS_VERSION } from '@astrarium/contracts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import server from '../package.json' with { type: 'json' }
import * as features from './features.ts'
import { checkEngine } from './features/chart/service/check-engine.ts'
import { AppError } from './platform/app-error.ts'
import type { Feature } from './platform/feature.ts'
import { answerError } from './platform/http/error-answer.ts'
import { mount } from './platform/http/mount.ts'
import { servePages } from './platform/http/pages.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import { refuseCrossOrigin, securityHeaders } from './platform/http/security.ts'
import { serveSource } from './platform/http/source.ts'
import { refuseUnknown } from './platform/http/unknown-endpoint.ts'
import type { Mailbox } from './platform/mail/mailbox.ts'
import { mailboxPages } from './platform/mail/mailbox-pages.ts'
import type { Context } from './platform/context.ts'

const BODY_MAX = 100 * 1024

export interface AppParts {
  context: Context
  limiter: RateLimiter
  /** the built pages; null in API tests */
  dist: string | null
  mailbox: Mailbox | null
}

/** The whole app as one function from request to answer. */
export function createApp({ context, limiter, dist, mailbox }: AppParts): Hono {
  const app = new Hono()
  app.onError((error, c) => answerError(c, error, context.log))
  app.use(securityHeaders(context.config))
  app.use(compress())

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await context.db.ping()
      checkEngine(context)
      return c.json({ status: 'ready' })
    } catch (error) {
      throw new AppError('unavailable', 'The database or the engine does not answer', { cause: error })
    }
  })

  app.use('/api/*', refuseCrossOrigin(context.config.publicUrl))
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw new AppError('too_large', 'The request is larger than 100 KB')
      },
    }),
  )
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
  if (dist) servePages(app, context, dist)
  return app
}
