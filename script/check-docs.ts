// Every path that a README, CONTRIBUTING or docs/ names exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pathsIn } from './paths-in.ts'

const IGNORED = new Set(['node_modules', '.git', 'dist', '.cache', '.node', 'data', 'test-results'])
// What a start makes: documents speak of it, and a fresh clone does not have it.
const MADE =
  /^(\.cache|\.node|data|test-results|playwright-report|node_modules|apps\/web\/dist)(\/|$)|^\.env$/

const tracked = globSync('**/*', {
  exclude: (path) => IGNORED.has(path.split('/').at(-1) ?? '') && !path.startsWith('packages/'),
})
const hidden = globSync('.*').concat(globSync('.ci/*'))
const all = [...tracked, ...hidden].map((path) => `/${path}`)
const documents = globSync(['CONTRIBUTING.md', 'docs/**/*.md', '**/README.md'], {
  exclude: (path) => IGNORED.has(path.split('/').at(-1) ?? ''),
})

let named = 0
let missing = 0
for (const document of documents) {
  for (const { path, isLink } of pathsIn(readFileSync(document, 'utf8'))) {
    named += 1
    if (isThere(path, isLink ? dirname(document) : undefined)) continue
    missing += 1
    console.error(`${document} names ${path}, which does not exist`)
  }
}
console.log(`${named} paths in ${documents.length} documents, ${missing} of them missing`)
process.exit(missing === 0 && documents.length > 0 ? 0 : 1)

/**
 * A link is meant from its document; any other path from the root, or as the end of one, such as `routes.ts`.
 */
function isThere(path: string, from: string | undefined): boolean {
  const clean = normalize(path).replace(/\/$/, '')
  if (from !== undefined) return existsSync(join(from, clean))
  if (MADE.test(clean) || existsSync(clean)) return true
  // <name> and * stand for any name
  const pattern = new RegExp(`/${clean.replace(/[.+()[\]^$|\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]+')}$`)
  return all.some((one) => pattern.test(one))
}
