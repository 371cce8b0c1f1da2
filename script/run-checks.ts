// All checks in order, fast ones first. Counts, and ends with the line "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from './child.ts'
import { ensureChromium } from './chromium.ts'
import { findPgbouncer } from '../apps/server/test/pgbouncer.ts'

type Settings = Record<string, string>

const THROUGH_PGBOUNCER: Settings = { THROUGH_PGBOUNCER: 'yes' }
/** sign-in and its limits, an Ask and its money, and one that is answered in one transaction */
const A_FEW = [
  'apps/server/src/features/auth/routes.test.ts',
  'apps/server/src/features/ask/routes.test.ts',
  'apps/server/src/features/ask/answered-at-once.mocked.test.ts',
]
const OF_THE_SERVER = ['--project', 'server', '--project', 'server-mocked']

let passed = 0
let failed = 0
const reports = mkdtempSync(join(tmpdir(), 'astrarium-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

if (process.argv.includes('--through-pgbouncer')) {
  await tests(THROUGH_PGBOUNCER)
  end()
}

// Installing a browser takes a while, and the other checks do not need it.
const chromium = ensureChromium()

await check('format', ['oxfmt', '--check', '.'])
await check('lint', ['oxlint', '--type-aware', '--deny-warnings'])
await check('width of comments', ['node', 'script/check-width.ts'])
await check('types', ['tsc', '-p', 'tsconfig.json'])
await check('types of the web app', ['tsc', '-p', 'apps/web/tsconfig.json'])
await check('boundaries', ['node', 'script/check-boundaries.ts'])
await check('dead code', ['knip'])
await check('paths in the documents', ['node', 'script/check-docs.ts'])
await check('places can be built', ['node', 'script/prepare.ts', 'places'])
await check('web app can be built', ['node', 'script/prepare.ts', 'web'])
await check('size of the scripts', ['node', 'script/check-size.ts'])
await check('faults, in short', ['node', 'e2e/faults/run.ts', '--short'])
// the rest of them on demand, see script/test
if (findPgbouncer())
  await check('through a pooler, in short', ['vitest', 'run', ...OF_THE_SERVER, ...A_FEW], THROUGH_PGBOUNCER)
else console.log('- through a pooler: pgbouncer is not installed')
await tests()
await journeys()

end()

function end(): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

async function check(name: string, command: string[], settings: Settings = {}): Promise<void> {
  const started = performance.now()
  const { status, output } = await runToEnd(fromPackages(command), {
    isKept: true,
    env: { ...process.env, ...settings },
  })
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (status !== 0) return console.log(output)
  // what a machine lacks the programs for is not counted as tried
  for (const line of output.split('\n')) if (line.includes(': not tried, ')) console.log(`- ${line}`)
}

async function tests(settings: Settings = {}): Promise<void> {
  const report = join(reports, 'tests.json')
  const some = settings['THROUGH_PGBOUNCER'] ? OF_THE_SERVER : []
  const { status } = await runToEnd(
    fromPackages([
      'vitest',
      'run',
      ...some,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
    { env: { ...process.env, ...settings } },
  )
  const { numPassedTests = 0, numFailedTests = 0 } = read<{ numPassedTests: number; numFailedTests: number }>(
    report,
  )
  settle('tests', status, numPassedTests, numFailedTests)
}

async function journeys(): Promise<void> {
  const report = join(reports, 'journeys.json')
  const refusal = await chromium
  if (refusal) {
    console.log(refusal)
    return settle('journeys', 1, 0, 0)
  }
  const { status } = await runToEnd(fromPackages(['playwright', 'test', '--reporter=list,json']), {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  // one is a slow machine's doing and is looked into, two are a fault
  const isOften = flaky > 1
  if (flaky > 0)
    console.log(`! journeys that went right only the second time, listed above as flaky: ${flaky}`)
  settle('journeys', status, expected + (isOften ? 0 : flaky), unexpected + (isOften ? flaky : 0))
}

/** A run that failed although no test in it did, or that ran none, is a failure as well. */
function settle(name: string, status: number, passedHere: number, failedHere: number): void {
  const isUnexplained = failedHere === 0 && (status !== 0 || passedHere === 0)
  count(passedHere, isUnexplained ? 1 : failedHere)
  console.log(
    `${isUnexplained || failedHere > 0 ? '✗' : '✓'} ${name}: ${passedHere} passed, ${isUnexplained ? 1 : failedHere} failed`,
  )
}

function count(more: number, moreFailed: number): void {
  passed += more
  failed += moreFailed
}

function read<T extends object>(report: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as T
  } catch {
    return {}
  }
}

function fromPackages([program = '', ...args]: string[]): string[] {
  return [program === 'node' ? program : join('node_modules/.bin', program), ...args]
}
