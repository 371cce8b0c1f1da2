import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context as HonoContext, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Context } from '../context.ts'

/** The paths that the app in the browser answers; every other page is static or does not exist. */
const APP_PATHS = [
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/email-confirmation',
  '/sanctum',
  '/sanctum/*',
]
const STATIC_PAGES = {
  '/privacy-policy': 'privacy-policy',
  '/terms-of-service': 'terms-of-service',
  '/support': 'support',
} as const
const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built pages. Their names carry no secret and their bytes do not change until the next start. */
export function servePages(app: Hono, context: Context, dist: string): void {
  const page = (name: string) => withSettings(readFileSync(path.join(dist, name), 'utf8'), context.config)
  const shell = page('app.html')
  const landing = page('public/index.html')
  const landingSignedIn = page('public/index.signed-in.html')
  const notFound = page('public/404.html')
  const icon = page(
    path.join(
      'assets',
      readdirSync(path.join(dist, 'assets')).find((name) => /^icon-.*\.svg$/.test(name)) ?? 'icon.svg',
    ),
  )

  app.use(
    '/assets/*',
    serveStatic({
      root: path.relative(process.cwd(), dist) || '.',
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', YEAR),
    }),
  )
  app.get('/favicon.ico', (c) =>
    c.body(icon, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  )
  app.get('/', async (c) =>
    html(c, (await context.auth.sessionUser(c.req.raw.headers)) ? landingSignedIn : landing),
  )
  for (const [address, name] of Object.entries(STATIC_PAGES)) {
    const text = page(`public/${name}.html`)
    app.get(address, (c) => html(c, text))
  }
  for (const address of APP_PATHS) app.get(address, (c) => html(c, shell))
  app.notFound((c) => html(c, notFound, 404))
}

/**
 * Pages are built once and for everybody; where to write and where the source is, the operator says at start.
 */
function withSettings(text: string, { supportEmail, sourceUrl }: Context['config']): string {
  return text
    .replaceAll('support@astrarium.example', supportEmail)
    .replaceAll('href="/source"', `href="${sourceUrl}"`)
}

function html(c: HonoContext, text: string, status: 200 | 404 = 200): Response {
  // the theme a person chose is there before the first paint, without a script
  const theme = getCookie(c, 'theme')
  const themed =
    theme === 'night' || theme === 'vellum'
      ? text.replace(/<html([^>]*?)( data-theme="[^"]*")?>/, `<html$1 data-theme="${theme}">`)
      : text
  c.header('Cache-Control', 'no-cache')
  return c.html(themed, status)
}
