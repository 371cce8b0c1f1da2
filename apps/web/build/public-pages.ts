import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import type { renderPages } from '../src/public/render.tsx'
import type { PublicOptions } from '../src/public/options.ts'
import { FONTS } from './preloads.ts'
import { vellumByPreference } from './vellum-by-preference.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

type PublicPagesOptions = Partial<PublicOptions>

/** Writes the public pages beside the app whenever that is built. */
export function publicPages(options: PublicPagesOptions = {}): Plugin {
  let outDir = ''
  return {
    name: 'astrarium:public-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      // before whatever works on the finished folder, such as compression
      order: 'pre',
      sequential: true,
      async handler() {
        await renderPublicPages({ outDir, ...options })
      },
    },
  }
}

/**
 * Renders the public pages to `outDir/public/*.html`, each with the style in it, and the fonts to
 * `outDir/assets`. The fonts get the names that the app's own build gives them, because both are named after
 * their content. The address to write to and the place of the source stand as their defaults, which the
 * server replaces by its own when it starts.
 */
export async function renderPublicPages({
  outDir,
  email,
  sourceUrl,
  year,
}: { outDir: string } & PublicPagesOptions): Promise<string[]> {
  const { chunk, assets } = await bundlePages()
  const files = new Map(assets.map(({ fileName, source }) => [fileName, source]))
  const cssName = [...files.keys()].find((name) => name.endsWith('.css'))
  const css = String(cssName && files.get(cssName))
  if (!cssName) throw new Error('The public pages were bundled without their style')

  const pages = await loadedFrom(chunk, (render) =>
    render(
      {
        email: email ?? 'support@astrarium.example',
        sourceUrl: sourceUrl ?? '/source',
        year: year ?? new Date().getFullYear(),
      },
      {
        css,
        fonts: [...files.keys()].filter((name) => FONTS.test(name)).map((name) => `/${name}`),
      },
    ),
  )

  files.delete(cssName)
  await mkdir(path.join(outDir, 'assets'), { recursive: true })
  await mkdir(path.join(outDir, 'public'), { recursive: true })
  const written = [...files]
    .map(([name, source]) => [name, source] as const)
    .concat(Object.entries(pages).map(([name, html]) => [`public/${name}`, html] as const))
  await Promise.all(written.map(([name, source]) => writeFile(path.join(outDir, name), source)))
  return written.map(([name]) => name)
}

async function bundlePages(): Promise<{ chunk: string; assets: Rolldown.OutputAsset[] }> {
  const result = await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    plugins: [vellumByPreference()],
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: 'src/public/render.tsx',
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssMinify: true,
      cssCodeSplit: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        external: [/^react(-dom)?($|\/)/],
        output: {
          assetFileNames: ({ names }) =>
            `assets/${names[0]?.endsWith('.css') ? 'public' : '[name]'}-[hash][extname]`,
          codeSplitting: false,
        },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((it) =>
    'output' in it ? it.output : [],
  )
  const chunk = output.find((it) => it.type === 'chunk' && it.isEntry)
  if (!chunk || chunk.type !== 'chunk') throw new Error('The public pages could not be bundled')
  return { chunk: chunk.code, assets: output.filter((it) => it.type === 'asset') }
}

/** Runs bundled code that wants React from the packages around it: it has to lie in the tree for a moment. */
async function loadedFrom<T>(code: string, write: (render: typeof renderPages) => T): Promise<T> {
  const folder = path.join(WEB, 'node_modules/.cache')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `public-pages-${randomUUID()}.mjs`)
  await writeFile(file, code)
  try {
    const module: { renderPages: typeof renderPages } = await import(pathToFileURL(file).href)
    return write(module.renderPages)
  } finally {
    await rm(file)
  }
}
