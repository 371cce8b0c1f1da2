import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../src/platform/app-error.ts'
import { makePortrait } from '../src/platform/photo/make-portrait.ts'

// A process of its own reads the files of a folder, so that the memory it needs is its own too.
const [folder = ''] = process.argv.slice(2)
// what the library itself needs is there before the count begins
await makePortrait(Buffer.from('\xff\xd8\xff', 'latin1')).catch(() => {})
const before = process.memoryUsage().rss
let most = before
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 2)
const answers: Record<string, string> = {}
for (const name of readdirSync(folder))
  answers[name] = await makePortrait(readFileSync(join(folder, name))).then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : 'thrown'),
  )
clearInterval(watch)
console.log(JSON.stringify({ answers, grownMb: Math.round((most - before) / 1024 / 1024) }))
