import type { MiddlewareHandler } from 'hono'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'

/** @param styles hashes of what stands in <style> on the page, such as `sha256-…` */
export function contentPolicy(styles: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const POLICY = contentPolicy([])

/**
 * What every answer carries. Nothing from elsewhere is ever loaded, and no page of ours stands in somebody's
 * frame.
 */
export function securityHeaders(config: Pick<Config, 'isProduction' | 'publicUrl'>): MiddlewareHandler {
  const isHttps = config.publicUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    // on the answer as it is: Hono makes it anew for each header that is set after the route
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', POLICY)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (isHttps && config.isProduction)
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/** A browser says where a request comes from; one that another site made changes nothing here. */
export function refuseCrossOrigin(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl).host
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
      const isElsewhere = origin !== undefined && ![ours, c.req.header('host')].includes(hostOf(origin))
      if (isForeign || isElsewhere) throw new AppError('cross_origin', 'The request comes from another site')
    }
    await next()
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
