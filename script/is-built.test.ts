import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuilt, markBuilt, markStale } from './is-built.ts'
import type { Build } from './is-built.ts'

let root: string
let build: Build

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'astrarium-built-'))
  mkdirSync(join(root, 'src/dist'), { recursive: true })
  write('src/page.ts', 'one')
  build = {
    name: 'page',
    inputs: [join(root, 'src'), join(root, 'not-there')],
    stamp: join(root, 'out/.stamp'),
    command: [],
  }
})
afterEach(() => rmSync(root, { recursive: true }))

it('is stale before the first build and fresh after it', () => {
  expect(isBuilt(build)).toBe(false)
  markBuilt(build, markStale(build))
  expect(isBuilt(build)).toBe(true)
})

it.each([
  ['a changed file', () => write('src/page.ts', 'two')],
  ['a new file', () => write('src/more.ts', 'more')],
  ['a renamed file', () => (rmSync(join(root, 'src/page.ts')), write('src/pages.ts', 'one'))],
])('is stale after %s', (_, change) => {
  markBuilt(build, markStale(build))
  change()
  expect(isBuilt(build)).toBe(false)
})

it.each(['src/dist/page.js', 'src/page.test.ts', 'src/routes.gen.ts', 'src/.cache'])(
  'does not mind %s',
  (file) => {
    markBuilt(build, markStale(build))
    write(file, 'something else')
    expect(isBuilt(build)).toBe(true)
  },
)

it('is stale while a build runs, so that a broken-off one is made again', () => {
  markBuilt(build, markStale(build))
  markStale(build)
  expect(isBuilt(build)).toBe(false)
})

it('is stale when something changed while it was built', () => {
  const hash = markStale(build)
  write('src/page.ts', 'changed meanwhile')
  markBuilt(build, hash)
  expect(isBuilt(build)).toBe(false)
})

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}
