/** Texts in (a JSON list), marks of illness out: training counts them as the reader does. */
import { readFileSync } from 'node:fs'
import { illnessMarks } from '../src/listen/illness-marks.ts'

const texts = JSON.parse(readFileSync(0, 'utf8')) as string[]
process.stdout.write(JSON.stringify(texts.map(illnessMarks)))
