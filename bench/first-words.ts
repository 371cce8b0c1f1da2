import { randomUUID } from 'node:crypto'
import { openHouse } from './house/open-house.ts'

// How long a person waits for Arion's first words, over HTTP, on a server of its own. Prints a table.
const RUNS = 20
const house = await openHouse(4391)
try {
  const first: number[] = []
  const whole: number[] = []
  // five Asks a day are free, so every five questions somebody new asks
  const questions = [
    'What should I focus on today?',
    'What is my purpose?',
    'What does the next month hold for me?',
    'Is this a good week to start something new?',
    'Why am I so tired?',
  ]
  for (let run = 0; run < RUNS; run += questions.length) {
    const cookie = await house.arrive()
    for (const message of questions) {
      const started = performance.now()
      const response = await house.call('POST', '/api/ask', cookie, { message, sendId: randomUUID() })
      const reader = response.body!.getReader()
      await reader.read()
      first.push(performance.now() - started)
      while (!(await reader.read()).done);
      whole.push(performance.now() - started)
    }
  }
  console.log(`Asks to the built-in guide, ${first.length} of them\n`)
  console.log('                 median      p95      max')
  for (const [name, times] of [
    ['first words', first],
    ['whole answer', whole],
  ] as const) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) =>
      `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0)} ms`.padStart(8)
    console.log(`${name.padEnd(14)} ${at(0.5)} ${at(0.95)} ${at(1)}`)
  }
} finally {
  await house.close()
}
