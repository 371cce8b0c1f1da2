import { enableCompileCache } from 'node:module'

// Node reads TypeScript anew at every start unless it keeps what it compiled: so the engine is imported after
// this
enableCompileCache()
const { openSky } = await import('../src/open-sky.ts')
const { linesOf } = await import('../src/cli/lines-of.ts')
const { run } = await import('../src/cli/run.ts')

// a reader that has seen enough (`| head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  const write = (line: string) => process.stdout.write(`${line}\n`)
  process.exitCode = await run(await openSky(), process.argv.slice(2), linesOf(process.stdin), write)
} catch (error) {
  // an unknown option; anything else is a fault of ours and shows its trace
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    throw error
  console.error(error.message)
  process.exitCode = 2
}
