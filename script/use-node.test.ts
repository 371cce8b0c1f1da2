import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const script = (name: string) => join(import.meta.dirname, name)
const bash = (words: string) =>
  execFileSync('bash', ['-c', words], { cwd: tmpdir(), encoding: 'utf8' }).trim()

it('gives whoever sources it the right Node, and leaves them in their folder', () => {
  const [before, after, version] = bash(`pwd; . "${script('use-node.sh')}" >&2; pwd; node --version`).split(
    '\n',
  )
  expect(after).toBe(before)
  expect(Number.parseInt(version!.slice(1))).toBeGreaterThanOrEqual(24)
})

it('is sourced by commands that find the project from anywhere', () => {
  expect(bash(`"${script('bench')}" 2>&1 || true`)).toMatch(/the name is one of: \w+/)
  expect(bash(`"${script('eval')}" 2>&1 || true`)).toMatch(/the name is one of: arion readings/)
})
