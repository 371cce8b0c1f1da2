import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../../script/free-port.ts'
import { SERVER_FLAGS } from '../../script/server-flags.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** A server process of ours. */
export interface ServerProcess {
  pid: number
  base: string
  hasEnded: () => boolean
  /** what it wrote to standard error */
  complaints: () => string
  /** Signals, and answers once it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** @param flags of Node's, beside those of script/server */
export async function startServer(
  settings: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...flags, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'silent',
      AUTH_SECRET: 'a secret of at least thirty-two characters',
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
      // everybody comes from an address of their own, so that no limit stands in the way
      TRUSTED_PROXY: 'yes',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [words, hasEnded] = ['', false]
  child.stderr.on('data', (text: Buffer) => (words += text.toString()))
  const ended = once(child, 'exit').then(() => void (hasEnded = true))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    void ended.then(() => reject(new Error(`The server did not start: ${words}`)))
  })
  return {
    pid: child.pid!,
    base: `http://127.0.0.1:${port}`,
    hasEnded: () => hasEnded,
    complaints: () => words,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
