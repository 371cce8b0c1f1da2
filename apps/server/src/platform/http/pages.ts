import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import { builtPage } from './built-page.ts'

/** Where the app in the browser lets people in besides the pages of `shell-pages.ts`; all else is static. */
const APP_PATHS = ['/forgot-password', '/reset-password', '/take-along', '/email-confirmation', '/invitation']
const STATIC_PAGES = {
  '/privacy-policy': 'privacy-policy',
  '/terms-of-service': 'terms-of-service',
  '/support': 'support',
} as const
/** What search engines may show: what is public, and nothing of a person. */
const INDEXED = ['/', '/sample', ...Object.keys(STATIC_PAGES)]
const ROBOTS = `User-agent: *
Disallow: /sanctum
Disallow: /api/
Disallow: /reset-password
Disallow: /email-confirmation
Disallow: /take-along
Disallow: /invitation

Sitemap: {address}
`
const YEAR = 'public, max-age=31536000, immutable'

/** Serves the built pages. Their names carry no secret and their bytes do not change until the next start. */
export function servePages(app: Hono, context: Context, dist: string): void {
  const text = (name: string) => builtText(dist, name, context.config)
  const page = (name: string) => builtPage(text(name))
  const { publicUrl } = context.config
  const shell = page('app.html')
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
  for (const [address, name] of Object.entries(STATIC_PAGES)) {
    const found = page(`public/${name}.html`)
    app.get(address, (c) => found.answer(c))
  }
  app.get('/robots.txt', (c) => c.text(ROBOTS.replace('{address}', new URL('/sitemap.xml', publicUrl).href)))
  app.get('/sitemap.xml', (c) => c.body(siteMap(publicUrl), 200, { 'Content-Type': 'application/xml' }))
  // where the billing portal leads back to
  app.get('/subscription', (c) => c.redirect('/sanctum/subscription'))
  for (const address of APP_PATHS) app.get(address, (c) => shell.answer(c))
  app.notFound((c) => notFound.answer(c, 404))
}

/**
 * Pages are built once and for everybody; where to write, where the source is and at which address we stand,
 * the operator says at start.
 */
export function builtText(dist: string, name: string, config: Context['config']): string {
  return readFileSync(path.join(dist, name), 'utf8')
    .replaceAll('support@astrarium.example', config.supportEmail)
    .replaceAll('href="/source"', `href="${config.sourceUrl}"`)
    .replaceAll('https://astrarium.example', config.publicUrl.replace(/\/$/, ''))
}

function siteMap(publicUrl: string): string {
  const places = INDEXED.map((address) => `<url><loc>${new URL(address, publicUrl).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`
}
