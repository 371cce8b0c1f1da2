/** Texts in (a JSON list), ids of their pieces out: training cuts words as the reader does. */
import { readFileSync } from 'node:fs'
import { tokenize } from '../src/listen/tokenize.ts'

const texts = JSON.parse(readFileSync(0, 'utf8')) as string[]
process.stdout.write(JSON.stringify(texts.map(tokenize)))
