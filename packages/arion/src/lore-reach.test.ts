/**
 * Keys of the lore are partly composed, so their use is seen by running what composes them over a crowd: a
 * key is reachable when one of its shape is asked for. Keys of one shape differ in what charts and days
 * differ in: sign, house, point, how an angle is felt, which way a verdict leans. What is asked for too
 * rarely stands in the code with all that does not differ.
 */
import { heard } from '../evals/asking.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { RELATIONSHIP_TAGS, RINGS } from '@astrarium/contracts'
import { openSky, PLANETS, SIGNS } from '@astrarium/sky'
import { expect, it, vi } from 'vitest'
import { CHART_QUESTIONS } from '../evals/chart-questions.ts'
import { crowd } from '../evals/crowd.ts'
import { QUESTIONS } from '../evals/questions.ts'
import { QUESTIONS_OF_TWO } from '../evals/two/questions.ts'
import { LORE } from './almanac/load-lore.ts'
import {
  answer,
  BLUEPRINT_CATEGORIES,
  blueprintAnswer,
  blueprintQuestions,
  dailyInsight,
  foresight,
  tellRing,
} from './index.ts'
import { MOODS } from './question/talk/mood.ts'
import { THEMES } from './question/themes.ts'
import { answerInCompany } from './two/in-company.ts'
import type { Company } from './types.ts'

vi.setConfig({ testTimeout: 120_000 })

const SLOTS: [place: string, names: readonly string[]][] = [
  ['sign', SIGNS],
  ['point', [...PLANETS, 'asc', 'mc', 'north_node', 'south_node', 'chiron', 'lilith']],
  ['angle', ['hard', 'soft', 'conj']],
  ['standing', ['domicile', 'exaltation', 'detriment', 'fall']],
  ['leaning', ['go', 'later', 'mixed', 'hold', 'quiet', 'connects', 'rubs']],
  [
    'phase',
    ['new', 'crescent', 'first_quarter', 'gibbous', 'full', 'disseminating', 'last_quarter', 'balsamic'],
  ],
  ['pattern', ['stellium', 't_square', 'grand_trine', 'yod']],
  ['element', ['fire', 'earth', 'air', 'water']],
  ['chapter', BLUEPRINT_CATEGORIES.map(({ id }) => id)],
  ['ring', RINGS],
  ['aside', ['mind', 'promise', 'culprit', 'guess', 'favourite']],
  ['moment', ['now', 'today', 'wait']],
  ['mood', MOODS],
  ['body', ['sleep', 'child', 'ears', 'ache']],
]
const VERDICT_THEME = new RegExp(`^(\\?\\??(?:when\\.)?)(?:any|job|off|${THEMES.join('|')})\\b`)
const shapeOf = (key: string) =>
  SLOTS.reduce(
    (shape, [place, names]) => shape.replace(new RegExp(`\\b(${names.join('|')})\\b`, 'gi'), `<${place}>`),
    key.replace(/\d+/g, '<house>').replace(VERDICT_THEME, '$1<theme>'),
  )

// 'past.quiet', `house#${house}.q`: literals that say what a key is of, first and last
const folder = new URL('.', import.meta.url)
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/(['`])([?!a-z][^'`\s]*[.@][^'`\s]+|![a-z]+)\1/g),
  ])
  .map(([, , literal]) => literal!)
  .filter((literal) => !/\.\$\{[^}]*\}$/.test(literal))
  .map((literal) =>
    literal
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
      .join('[\\w-]+'),
  )
  .map((pattern) => new RegExp(`^${pattern}$`))

const RARER = [
  'What is my profection year?',
  'What is my progressed Moon doing?',
  'What does the next eclipse mean for me?',
  'When is my Saturn return?',
  'When does Jupiter enter my tenth house?',
  'How was last March for me?',
  'Should I move abroad this year?',
  'Should I marry him this year?',
  'Should I tell her that I love her?',
  'Should I renovate my flat this month?',
  'Should I rest this week?',
  'Which element is missing in my chart?',
  'What was the phase of the Moon at my birth?',
  'When will my mother die?',
  'Am I pregnant?',
  'What is this lump in my breast?',
  'Is this pain in my chest a heart attack?',
  'Is my husband cheating on me?',
  'Will I win the court case?',
  'Which shares should I buy this week?',
  'Why is my faith so shaken?',
  'How does next month look for my spiritual life?',
  'Which shares should I buy while I wait for my biopsy, is it cancer?',
  'They gave me a distinction for the choux. I was so proud.',
  'My dad had a bad fall. He is not eating much.',
  'third time they changed my shift this month. i am fuming',
  'Long day. I have come home and made packed lunches.',
  'I miss the old house.',
  'well im half of that lol',
  'I have woken at four every morning for about three weeks. What is it that will not let me sleep?',
  'my ears have been ringing since rehearsal. what is it with me and quiet, where do i go from there?',
  'My exam is on 9 December. How do I get through it?',
  'My knee hurts again and the cup game is on Thursday, so?',
  'Am I too proud?',
  'My brother does not answer my messages. Did I say something wrong?',
  'My son has tummy aches on Mondays, only on Mondays, so?',
]

const RARER_OF_TWO = [
  'Is today a good day to talk to Anna?',
  'Can I still write to Anna today?',
  'What is Anna thinking about me?',
  'Will Anna and I stay together?',
  'Whose fault is it, mine or Anna’s?',
]

const sky = await openSky()
const asked = new Set<string>()
const lookUp = LORE.get.bind(LORE)
vi.spyOn(LORE, 'get').mockImplementation((key) => {
  asked.add(shapeOf(key))
  return lookUp(key)
})
askEverything()

it('every key of the lore is reachable from the code', () => {
  expect([...LORE.keys()].filter((key) => !isReachable(key))).toEqual([])
})

it('a key that nothing asks for is seen', () => {
  const strays = [
    'between.soft',
    'sun@Leo.shoe',
    'house#3.place',
    'moon>house4.sings',
    '?love.go.away',
    '?tea.go',
  ]
  expect(strays.filter((key) => !isReachable(key))).toEqual(strays)
})

function isReachable(key: string): boolean {
  return asked.has(shapeOf(key)) || written.some((words) => words.test(key))
}

function askEverything(): void {
  const everybody = crowd(sky, 48)
  const at = (day: number) => new Date(Date.UTC(2026, 10, 20, 8, 30) + day * 18 * 86_400_000)
  const questions = [...QUESTIONS, ...CHART_QUESTIONS.map(([question]) => question), ...RARER]
  for (let index = 0; index < 3 * questions.length; index++) {
    const { name, chart, timeZone } = everybody[index % everybody.length]!
    const asker = { seed: name, chart, timeZone }
    const question = questions[index % questions.length]!
    const first = { question, asker, at: at(index % 20), thread: [], usedPhrases: [] }
    const text = [...answer(sky, heard(sky, first))]
      .map((event) => (event.kind === 'text' ? event.text : ''))
      .join('')
    const thread = [{ question, answer: text }]
    const next = ['tell me more', 'in simpler words', 'and tomorrow?'][index % 3]!
    for (const _ of answer(sky, heard(sky, { ...first, question: next, thread })));
  }
  for (const [index, { name, chart, timeZone }] of everybody.entries()) {
    const asker = { seed: name, chart, timeZone }
    const question = 'Is this week calmer than last week?'
    const input = { question, asker, at: at(index % 20), thread: [], usedPhrases: [] }
    for (const _ of answer(sky, heard(sky, input)));
  }
  for (const { chart: own } of everybody.slice(0, 12))
    for (const { chart: theirs } of everybody.slice(12))
      if (own && theirs) tellRing({ own, theirs }, { shared: 'wheel', seed: 'reach' })
  for (const [index, question] of [...QUESTIONS_OF_TWO, ...RARER_OF_TWO].entries())
    for (let pair = 0; pair < (index < 2 ? 48 : 12); pair++) askOfTwo(question, index + pair)
  // of neither of the two the time of birth is known
  for (const question of QUESTIONS_OF_TWO.slice(0, 3)) askOfTwo(question, 11, 5)
  for (const [index, { name, chart, timeZone }] of everybody.slice(0, 20).entries()) {
    const input = { asker: { seed: name, chart, timeZone }, at: at(index), usedPhrases: [] }
    dailyInsight(sky, input)
    for (const timeline of ['1 Week', '1 Month', '6 Months', '5 Years'] as const)
      foresight(sky, { ...input, timeline })
    // one of each kind: exact, unknown, roughly known
    if (index === 0 || index === 5 || index === 6)
      for (const { id } of blueprintQuestions()) blueprintAnswer(sky, { ...input, questionId: id })
  }
}

function askOfTwo(question: string, index: number, other = index * 5 + 11): void {
  const everybody = crowd(sky, 48)
  const { name, chart, timeZone } = everybody[(index * 7) % everybody.length]!
  const theirs = everybody[other % everybody.length]!.chart
  const company: Company = {
    people: [{ id: 'anna', name: 'Anna', tag: RELATIONSHIP_TAGS[index % RELATIONSHIP_TAGS.length]! }],
    about: null,
    charts: theirs && index % 5 > 0 ? new Map([['anna', theirs]]) : new Map(),
    withheld: new Set(),
  }
  const at = new Date(Date.UTC(2026, 10, 20, 8, 30) + (index % 20) * 18 * 86_400_000)
  const input = { question, asker: { seed: name, chart, timeZone }, at, thread: [], usedPhrases: [], company }
  for (const _ of answerInCompany(sky, heard(sky, input)));
}
