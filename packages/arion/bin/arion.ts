import { enableCompileCache } from 'node:module'
import { createInterface } from 'node:readline'

// Node reads TypeScript anew at every start unless it keeps what it compiled: so the reader is imported after
enableCompileCache()
const { run } = await import('../src/cli/run.ts')

// a reader of the output that has seen enough (`| head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

/** Opened when the first line is wanted: lines that come before are lost otherwise. */
async function* linesOf(input: NodeJS.ReadableStream) {
  yield* createInterface({ input, crlfDelay: Infinity })
}

process.exitCode = await run(process.argv.slice(2), {
  lines: linesOf(process.stdin),
  write: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
