/** Messages in (a JSON list), out the sentences of each that ask for nothing. */
import { readFileSync } from 'node:fs'
import { asksWithin, sentencesOf } from '../src/question/asking.ts'

const texts = JSON.parse(readFileSync(0, 'utf8')) as string[]
const told = (text: string) => sentencesOf(text).filter((sentence) => !asksWithin(sentence))
process.stdout.write(JSON.stringify(texts.map(told)))
