/** Texts in (a JSON list), out what an ear is given of each: lists of pieces, as the reader cuts them. */
import { readFileSync } from 'node:fs'
import { tokenize } from '../src/listen/tokenize.ts'
import { looksAt } from '../src/question/asking-first.ts'

const texts = JSON.parse(readFileSync(0, 'utf8')) as string[]
process.stdout.write(JSON.stringify(texts.map((text) => looksAt(text).map(tokenize))))
