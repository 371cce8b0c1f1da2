import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { runToEnd } from './child.ts'

const parents: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL')
})

it('answers status and output', async () => {
  expect(await runToEnd(['sh', '-c', 'echo out; echo err >&2; exit 3'], { isKept: true })).toEqual({
    status: 3,
    output: expect.stringMatching(/out|err/) as string,
  })
})

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('ends what it started, and what that started, when it gets %s', async (signal) => {
  const { parent, grandchild } = await startFamily()
  parent.kill(signal)
  await once(parent, 'exit')
  await expect.poll(() => isAlive(grandchild), { timeout: 5000 }).toBe(false)
})

it('says by its own status which signal ended it', async () => {
  const { parent } = await startFamily()
  parent.kill('SIGTERM')
  expect(await once(parent, 'exit')).toEqual([143, null])
})

/** A process that runs a shell which runs a sleep. */
async function startFamily(): Promise<{ parent: ReturnType<typeof spawn>; grandchild: number }> {
  const code = `import { runToEnd } from './child.ts'\nawait runToEnd(['sh', '-c', 'sleep 60 & echo $!; wait'])`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  parents.push(parent)
  const [words] = (await once(parent.stdout!, 'data')) as [Buffer]
  return { parent, grandchild: Number(words.toString()) }
}

// A process that ended stays listed as a zombie until its parent asks for it, which nobody may do here.
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
