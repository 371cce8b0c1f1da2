import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { SERVER_FLAGS } from './server-flags.ts'

const ROOT = path.join(import.meta.dirname, '..')
const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
const SEVERE = Object.fromEntries(
  ['deprecatedMaintainer', 'directiveCasing', 'emptyContinuationLine', 'instructionCasing'].map((rule) => [
    rule,
    ValidationSeverity.ERROR,
  ]),
)

describe('the Dockerfile', () => {
  it('is understood to its last line by what knows the language', () =>
    expect(validate(dockerfile, SEVERE).map(({ message }) => message)).toEqual([]))

  it('is not believed when a line is none', () =>
    expect(validate(`${dockerfile}\nCOPPY a b\n`, SEVERE)).not.toEqual([]))

  it('runs as somebody who is not root, and tells whether it is well', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(/^USER (\S+)/m.exec(last)?.[1]).not.toMatch(/^(root|0)?$/)
    expect(last).toMatch(/^HEALTHCHECK /m)
  })

  it('starts the server as script/server does', () => {
    const command = ['node', ...SERVER_FLAGS, 'apps/server/src/main.ts']
    expect(dockerfile.trimEnd().split('\n').at(-1)).toBe(
      `CMD ${JSON.stringify(command).replaceAll(',', ', ')}`,
    )
    expect(readFileSync(path.join(ROOT, 'script/server'), 'utf8')).toContain(`exec ${command.join(' ')}`)
  })
})
