import type { Hono } from 'hono'
import { isLoopback } from '../config/config.ts'
import { refuseCrossOrigin } from './security.ts'

/** Only its requests matter here. */
export interface PaymentsTwin {
  app: Hono
  /** where its pages begin */
  pages: string
}

/** The provider's twin on our own address: its API below `/v1`, and the pages where somebody pays. */
export function servePaymentsTwin(app: Hono, { app: twin, pages }: PaymentsTwin, publicUrl: string): void {
  const ours = new URL(publicUrl).hostname
  for (const path of [`${pages}/*`, '/v1/*']) {
    app.use(path, refuseCrossOrigin(publicUrl))
    app.all(path, (c) => {
      // a page from elsewhere can make a name of its own point at this machine
      const { hostname } = new URL(c.req.url)
      return hostname === ours || isLoopback(hostname.replace(/^\[|\]$/g, ''))
        ? twin.fetch(c.req.raw)
        : c.notFound()
    })
  }
}
