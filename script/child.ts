import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

/**
 * Runs a command to its end, in a process group of its own, and answers its exit status. Whatever ends us ends all of
 * it: SIGTERM and Ctrl-C are passed on and then we end ourselves; after a kill -9 the watcher notices that we are gone.
 */
export async function runToEnd(command: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn('/bin/sh', ['-c', LIFELINE, 'sh', ...command], { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
  const lifeline = child.stdio[3] as Writable
  lifeline.on('error', () => undefined)

  let endedBy: NodeJS.Signals | undefined
  const passOn = (signal: NodeJS.Signals): void => {
    endedBy = signal
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  process.on('SIGTERM', passOn)
  process.on('SIGINT', passOn)
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      lifeline.end('over\n')
      resolve(code ?? 1)
    })
  })
  process.off('SIGTERM', passOn)
  process.off('SIGINT', passOn)
  if (endedBy) process.exit(endedBy === 'SIGINT' ? 130 : 143)
  return status
}

// `$$` is the process that becomes the command, and the leader of its group.
const LIFELINE = '( (read -r word <&3 || kill -TERM -- -$$) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec "$@"'
