#!/usr/bin/env node
import { createInterface } from 'node:readline'
import { openSky } from '../src/open-sky.ts'
import { run } from '../src/program/run.ts'

// a reader that has seen enough (`| head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

try {
  const sky = await openSky()
  // only now: lines that come before somebody listens would be lost
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity })
  process.exitCode = await run(sky, process.argv.slice(2), lines, (line) => process.stdout.write(`${line}\n`))
  lines.close()
} catch (error) {
  // an unknown option; anything else is a fault of ours and shows its trace
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error
  console.error(error.message)
  process.exitCode = 2
}
