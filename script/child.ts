import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

export interface Ended {
  status: number
  /** Empty unless the output was kept. */
  output: string
}

/**
 * Runs a command to its end, in a process group of its own. Whatever ends us ends all of it: SIGTERM and
 * Ctrl-C are passed on and then we end ourselves; after a kill -9 the watcher notices that we are gone.
 *
 * @param options.isKept the output is answered instead of shown
 */
export async function runToEnd(
  command: string[],
  options: { env?: NodeJS.ProcessEnv; isKept?: boolean } = {},
): Promise<Ended> {
  const { env = process.env, isKept = false } = options
  const shown = isKept ? 'pipe' : 'inherit'
  let leader = 0
  let endedBy: NodeJS.Signals | undefined
  let impatience: NodeJS.Timeout | undefined
  const passOn = (signal: NodeJS.Signals): void => {
    endedBy = signal
    signalGroup(leader, 'SIGTERM')
    impatience ??= setTimeout(() => signalGroup(leader, 'SIGKILL'), PATIENCE_MS)
  }
  // before anything is started, so that no signal finds us without an answer
  process.on('SIGTERM', passOn)
  process.on('SIGINT', passOn)

  const child = spawn('/bin/sh', ['-c', LIFELINE, 'sh', ...command], {
    env,
    detached: true,
    stdio: ['ignore', shown, shown, 'pipe'],
  })
  leader = child.pid ?? 0
  const lifeline = child.stdio[3] as Writable
  lifeline.on('error', () => undefined)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const status = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => lifeline.end('over\n'))
    child.on('close', (code) => resolve(code ?? 1))
  })
  process.off('SIGTERM', passOn)
  process.off('SIGINT', passOn)
  clearTimeout(impatience)
  if (endedBy) process.exit(endedBy === 'SIGINT' ? 130 : 143)
  return { status, output }
}

// npm takes half a minute to tidy up after a broken-off installation, which the next one clears away anyway.
const PATIENCE_MS = 3000

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    if (leader > 0) process.kill(-leader, signal)
  } catch (cause) {
    // gone already
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

// `$$` is the process that becomes the command, and the leader of its group.
const LIFELINE =
  '( (read -r word <&3 || kill -s TERM -- -$$) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec "$@"'
