import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runToEnd } from './child.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of this system for the journeys: `CHROMIUM`, or the first one found. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    process.env['CHROMIUM'] ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
  ]
  return candidates.find(isProgram)
}

/**
 * Installs Debian's Chromium when there is no browser and we may. Answers one line that says what to do, if
 * anything is.
 */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium()) return undefined
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) {
    return 'The journeys need Chromium: install it (Debian: apt-get install chromium), or name one in the variable CHROMIUM'
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runToEnd(['apt-get', 'update'], { env, isKept: true })
  const { output } = await runToEnd(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], {
    env,
    isKept: true,
  })
  return findChromium() ? undefined : `Chromium could not be installed: ${output.trim().split('\n').at(-1)}`
}

/** The browser of this system, installed where there is none. Throws with what to do where it cannot be. */
export async function theChromium(): Promise<string> {
  const missing = await ensureChromium()
  if (missing) throw new Error(missing)
  return findChromium()!
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
