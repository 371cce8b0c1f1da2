import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Hono } from 'hono'

const ROOT = path.join(import.meta.dirname, '../../../../..')
/**
 * Named one by one, so that nothing an operator keeps beside the code (data, keys, settings) can ever get in.
 */
const SOURCE = [
  'apps',
  'packages',
  'script',
  'e2e',
  'bench',
  'docs',
  '.ci',
  '.dockerignore',
  'Dockerfile',
  'compose.yaml',
  'README.md',
  'LICENSE',
  '.env.example',
  '.gitignore',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'playwright.config.ts',
  'dependency-cruiser.mjs',
  'knip.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
]
/** The learned weights and the corpus are most of it: 10 MB packed. */
const LARGEST = 64 * 1024 * 1024

/**
 * The licence gives whoever uses the app its source: `/source` is the running checkout as an archive, packed
 * once.
 */
export function serveSource(app: Hono, dataDir: string): void {
  let packed: Promise<Uint8Array<ArrayBuffer>> | null = null
  app.get('/source', async (c) => {
    packed ??= pack(dataDir)
    return c.body(await packed, 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': 'attachment; filename="astrarium-source.tar.gz"',
    })
  })
}

async function pack(dataDir: string): Promise<Uint8Array<ArrayBuffer>> {
  const data = path.relative(ROOT, dataDir)
  // only a folder within a named one could get in; a bare name would leave out every folder of that name
  const leftOut = [
    'node_modules',
    'dist',
    '.env',
    ...(data.includes('/') && !data.startsWith('..') ? [data] : []),
  ]
  const names = SOURCE.filter((name) => existsSync(path.join(ROOT, name)))
  const { stdout } = await promisify(execFile)(
    'tar',
    ['-czf', '-', ...leftOut.map((name) => `--exclude=${name}`), '-C', ROOT, ...names],
    {
      encoding: 'buffer',
      maxBuffer: LARGEST,
    },
  )
  return new Uint8Array(stdout)
}
