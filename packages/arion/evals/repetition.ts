/**
 * How much one person hears twice in a fortnight: three asks a day from twelve fixed questions, with memory.
 * `node packages/arion/evals/repetition.ts [people=4]`. Exact sentences, and with names, signs, numbers and dates masked.
 */
import { openSky, SIGNS } from '@astrarium/sky'
import { sentencesOf } from '../src/check/check-sentence.ts'
import { answer } from '../src/index.ts'
import type { Told } from '../src/index.ts'
import { people } from './people.ts'

const TWELVE = [
  'What should I focus on today?', 'What is my purpose?', 'How will the next three months be for me?', 'When is a good day this week for an important conversation?', 'What is holding me back?', 'How does next month look for my work?',
  'Is this a good week to start something new?', 'Why am I so tired?', 'What should I focus on today?', 'What does the coming year ask of me?', 'What am I naturally good at?', 'Why do I keep attracting unavailable partners?',
]

const count = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 4)
const sky = await openSky()
const mask = (sentence: string) =>
  sentence.replace(new RegExp(`\\b(${SIGNS.join('|')}|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\\b`, 'g'), '_').replace(/\d+/g, '#')

for (const person of people(sky).slice(0, count)) {
  const told: Told[] = []
  const seen = { exact: new Set<string>(), masked: new Set<string>() }
  let total = 0
  let exact = 0
  let masked = 0
  const often = new Map<string, number>()
  for (let ask = 0; ask < 42; ask++) {
    const at = new Date(Date.UTC(2026, 10, 20 + Math.floor(ask / 3), 7 + (ask % 3) * 4))
    let text = ''
    for (const event of answer(sky, { question: TWELVE[ask % 12]!, at, thread: [], told, asker: { seed: person.name, chart: person.chart, timeZone: person.timeZone } })) {
      if (event.kind === 'text') text += event.text
      else told.push(...event.told)
    }
    for (const sentence of sentencesOf(text.replaceAll('\n\n', ' '))) {
      total += 1
      if (seen.exact.has(sentence)) {
        exact += 1
        often.set(sentence, (often.get(sentence) ?? 1) + 1)
      }
      if (seen.masked.has(mask(sentence))) masked += 1
      seen.exact.add(sentence)
      seen.masked.add(mask(sentence))
    }
  }
  const worst = [...often].sort((a, b) => b[1] - a[1]).slice(0, 6).map(([sentence, times]) => `    ${times}× ${sentence}`)
  process.stdout.write(`${person.name}: ${total} sentences, repeated ${((exact / total) * 100).toFixed(1)} %, masked ${((masked / total) * 100).toFixed(1)} %\n${worst.join('\n')}\n`)
}
