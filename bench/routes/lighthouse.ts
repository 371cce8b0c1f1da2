import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { theChromium } from '../../script/chromium.ts'
import type { Visit } from './visit.ts'

const FOLDER = join(import.meta.dirname, '../lighthouse')
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What we read of a report. */
export interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
}

export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return
  console.log('Installing Lighthouse into bench/lighthouse (once)')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' })
}

/** One first visit. A browser of a busy machine sometimes loses its record of it, and is asked again. */
export async function visitOnce(visit: Visit): Promise<Report> {
  for (let tries = 1; ; tries++)
    try {
      return await openOnce(visit)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
}

const MOST_TRIES = 4
/** A page that follows the Circle is never without a request, and would be waited for three times as long. */
const LOADED_MS = 15_000

/** In a browser of its own. The empty page is answered by this process meanwhile. */
async function openOnce({ address, form, cookie }: Visit): Promise<Report> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      address,
      '--quiet',
      '--disable-full-page-screenshot',
      `--max-wait-for-load=${LOADED_MS}`,
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: await theChromium() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Report
}
