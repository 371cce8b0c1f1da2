import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { runToEnd } from './child.ts'

const parents: ChildProcess[] = []
afterEach(() => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL')
})

it('answers status and output', async () => {
  const { status, output } = await runToEnd(['sh', '-c', 'echo out; echo err >&2; exit 3'], { isKept: true })
  expect(status).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'ends what it started, and what that started, when it gets %s',
  async (signal) => {
    const family = await startFamily()
    family.kill(signal)
    // all of them write into the same pipe, which closes with the last of them
    expect(await once(family, 'close')).toHaveLength(2)
  },
)

it('says by its own status which signal ended it', async () => {
  const family = await startFamily()
  family.kill('SIGTERM')
  expect(await once(family, 'close')).toEqual([143, null])
})

/** A process that runs a shell which runs a sleep that is longer than any test may take. */
async function startFamily(): Promise<ChildProcess> {
  const code = `import { runToEnd } from './child.ts'\nawait runToEnd(['sh', '-c', 'echo ready; sleep 100 & wait'])`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  parents.push(parent)
  await once(parent.stdout, 'data')
  return parent
}
