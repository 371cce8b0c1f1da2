import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { leanContracts } from './lean-contracts.ts'

const SOURCE = path.join(import.meta.dirname, '../src')

it('an endpoint comes to the browser as its address, and a limit as it is', async () => {
  const code = await bundled(
    "import { renameThread, TITLE_MAX } from '@astrarium/contracts'\nconsole.log(renameThread, TITLE_MAX)",
  )
  expect(code.replaceAll(/\s+/g, ' ')).toContain('{ method: "PATCH", path: "/api/threads/:threadId" }')
  expect(code).toMatch(/\b120\b/)
  expect(code).not.toMatch(/signed-in|_zod/)
}, 30_000)

it('a schema cannot be taken along', async () => {
  await expect(bundled("import { Email } from '@astrarium/contracts'\nconsole.log(Email)")).rejects.toThrow(
    '"Email" is not exported',
  )
}, 30_000)

it('no page runs the schema of an endpoint, which is not there', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  expect(files.length).toBeGreaterThan(200)
  const runs = files.filter((file) =>
    /\.(input|output|params)\.(safeP|p)arse\(/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  )
  expect(runs).toEqual([])
})

async function bundled(entry: string): Promise<string> {
  const id = path.join(SOURCE, 'entry.ts')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      leanContracts(),
      {
        name: 'entry',
        resolveId: (name) => (name === 'entry' ? id : null),
        load: (file) => (file === id ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'entry' },
    },
  })
  return (result as Rolldown.RolldownOutput).output
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n')
}
