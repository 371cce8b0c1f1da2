/**
 * How much one person hears twice in a fortnight: three asks a day from twelve fixed questions, with memory.
 */
import { answered } from './asking.ts'
import { SIGNS } from '@astrarium/sky'
import type { Sky } from '@astrarium/sky'
import { sentencesOf } from '../src/check/check-sentence.ts'
import type { UsedPhrase } from '../src/index.ts'
import { askerOf } from './people.ts'
import type { Person } from './people.ts'

const TWELVE = [
  'What should I focus on today?',
  'What is my purpose?',
  'How will the next three months be for me?',
  'When is a good day this week for an important conversation?',
  'What is holding me back?',
  'How does next month look for my work?',
  'Is this a good week to start something new?',
  'Why am I so tired?',
  'What should I focus on today?',
  'What does the coming year ask of me?',
  'What am I naturally good at?',
  'Why do I keep attracting unavailable partners?',
]
const NAMES = new RegExp(
  `\\b(${SIGNS.join('|')}|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\\b`,
  'g',
)

export interface Repetition {
  sentences: number
  /** share of sentences heard before, word for word */
  exact: number
  /** the same with names, signs, houses, numbers and dates masked */
  masked: number
}

export function measureRepetition(sky: Sky, person: Person): Repetition {
  const told: UsedPhrase[] = []
  const seen = new Set<string>()
  let sentences = 0
  let exact = 0
  let masked = 0
  for (let ask = 0; ask < 42; ask++) {
    const at = new Date(Date.UTC(2026, 10, 20 + Math.floor(ask / 3), 7 + (ask % 3) * 4))
    const question = TWELVE[ask % 12]!
    const asker = askerOf(person)
    const { text, usedPhrases } = answered(sky, { question, at, thread: [], usedPhrases: told, asker })
    told.push(...usedPhrases)
    for (const sentence of sentencesOf(text.replaceAll('\n\n', ' '))) {
      const mask = `# ${sentence.replace(NAMES, '_').replace(/\d+/g, '#')}`
      sentences += 1
      if (seen.has(sentence)) exact += 1
      if (seen.has(mask)) masked += 1
      seen.add(sentence).add(mask)
    }
  }
  return { sentences, exact: exact / sentences, masked: masked / sentences }
}
