import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { builtPage } from './built-page.ts'

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
  const text = (name: string) => withSettings(readFileSync(path.join(dist, name), 'utf8'), context.config)
  const page = (name: string) => builtPage(text(name))
  const shell = page('app.html')
  const landing = page('public/index.html')
  const landingSignedIn = page('public/index.signed-in.html')
  const notFound = page('public/404.html')
  const icon = text(
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
    ((await context.auth.sessionUser(c.req.raw.headers)) ? landingSignedIn : landing).answer(c),
  )
  for (const [address, name] of Object.entries(STATIC_PAGES)) {
    const found = page(`public/${name}.html`)
    app.get(address, (c) => found.answer(c))
  }
  for (const address of APP_PATHS) app.get(address, (c) => shell.answer(c))
  app.notFound((c) => notFound.answer(c, 404))
}

/**
 * Pages are built once and for everybody; where to write and where the source is, the operator says at start.
 */
function withSettings(text: string, { supportEmail, sourceUrl }: Context['config']): string {
  return text
    .replaceAll('support@astrarium.example', supportEmail)
    .replaceAll('href="/source"', `href="${sourceUrl}"`)
}
