import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderPublicPages } from './public-pages.ts'
import { vellumMedia } from './vellum-by-preference.ts'

describe('rendering the public pages', () => {
  it('writes seven pages with their style in them, and the fonts it wants', async () => {
    const outDir = await mkdtemp(path.join(tmpdir(), 'public-pages-'))
    await renderPublicPages({ outDir, email: 'a@b.test' })

    expect((await readdir(path.join(outDir, 'public'))).toSorted()).toEqual([
      '404.html',
      'index.html',
      'index.signed-in.html',
      'privacy-policy.html',
      'sample.html',
      'support.html',
      'terms-of-service.html',
    ])
    const assets = await readdir(path.join(outDir, 'assets'))
    expect(assets.filter((name) => name.endsWith('.css'))).toEqual([])

    const html = await readFile(path.join(outDir, 'public/index.html'), 'utf8')
    const wanted = [...html.matchAll(/["(]\/assets\/([^")]+)/g)].map(([, name]) => name!)
    expect(wanted.length).toBeGreaterThan(4)
    expect(wanted.filter((name) => !assets.includes(name))).toEqual([])
    // a preview of links finds its picture by an address that is whole
    const [, picture] = /property="og:image" content="[^"]*\/assets\/([^"/]+)"/.exec(html)!
    expect(assets).toContain(picture)
    expect(html).toMatch(/@media \(prefers-color-scheme: ?light\)/)
  }, 30_000)
})

describe('the theme of pages without a script', () => {
  it('gives a light system the vellum tokens unless a theme was chosen', () => {
    const css = vellumMedia(":root { --bg: black }\n[data-theme='vellum'] {\n  --bg: ivory;\n}")
    expect(css.replaceAll(/\s+/g, ' ')).toBe(
      '@media (prefers-color-scheme: light) { :root:not([data-theme]) { --bg: ivory; } } ',
    )
  })

  it('fails the build when the tokens have lost that theme', () => {
    expect(() => vellumMedia(':root {}')).toThrow(/vellum/)
  })
})
