/**
 * Questions about the chart itself: whether they are recognised, whether what is answered is so, and whether
 * lies in it are held.
 */
import { heard, understood } from './asking.ts'
import type { Sky } from '@astrarium/sky'
import { answer } from '../src/index.ts'
import { checkText, sentencesOf } from '../src/check/check-sentence.ts'
import type { CheckContext } from '../src/check/check-context.ts'
import { CHART_QUESTIONS, NO_CHART_QUESTIONS } from './chart-questions.ts'
import { liesOf } from './chart-lies.ts'
import { possibleCharts } from './measure-answers.ts'
import type { Person } from './people.ts'
import { recount } from './recount.ts'

export interface ChartFigures {
  asked: number
  /** taken for something else, or something else taken for one */
  mistaken: string[]
  answers: number
  claims: number
  wrong: string[]
  rejected: string[]
  lies: number
  missed: string[]
}

export function measureChart(sky: Sky, people: readonly Person[], count: number): ChartFigures {
  const figures: ChartFigures = {
    asked: 0,
    mistaken: [],
    answers: 0,
    claims: 0,
    wrong: [],
    rejected: [],
    lies: 0,
    missed: [],
  }
  for (const [question, about] of [
    ...CHART_QUESTIONS,
    ...NO_CHART_QUESTIONS.map((text) => [text, null] as const),
  ]) {
    const found = understood(question, { today: '2026-11-20', isSouthern: false })
    const read = found.kind === 'read' ? (found.intent.chart?.about ?? null) : null
    figures.asked += 1
    if (read !== about) figures.mistaken.push(`${question}: ${read}, not ${about}`)
  }
  for (let index = 0; index < count; index++) {
    const person = people[(index * 7) % people.length]!
    const [question] = CHART_QUESTIONS[index % CHART_QUESTIONS.length]!
    const at = new Date(Date.UTC(2026, 10, 20, 8, 30) + ((index * 3) % 20) * 18 * 86_400_000)
    measureOne(sky, person, question, at, figures)
  }
  return figures
}

function measureOne(sky: Sky, person: Person, question: string, at: Date, figures: ChartFigures): void {
  const { chart, timeZone } = person
  const asker = { seed: person.name, chart, timeZone }
  let text = ''
  for (const event of answer(sky, heard(sky, { question, asker, at, thread: [], usedPhrases: [] }))) {
    if (event.kind === 'text') text += event.text
    else
      figures.rejected.push(
        ...event.rejected.map(({ sentence, why }) => `${person.name}, "${question}": ${why}: ${sentence}`),
      )
  }
  figures.answers += 1
  const today = sky.localDate(timeZone, at)
  const own = recount(text, sky, chart, timeZone, today)
  figures.claims += own.claims
  const elsewhere = possibleCharts(sky, chart).flatMap(
    (one) => recount(text, sky, one, timeZone, today, [today], { isNatalOnly: true }).wrong,
  )
  figures.wrong.push(
    ...[...own.wrong, ...elsewhere].map((words) => `${person.name}, "${question}": ${words}`),
  )
  const context: CheckContext = { sky, chart, zone: timeZone, at, day: today }
  for (const paragraph of text.split('\n\n')) {
    const state = { year: at.getUTCFullYear(), subject: null }
    for (const sentence of sentencesOf(paragraph)) {
      for (const lie of liesOf(sentence)) {
        figures.lies += 1
        if (checkText(lie, context, { ...state }).why === null)
          figures.missed.push(`${lie}   ⟵   ${sentence}`)
      }
      checkText(sentence, context, state)
    }
  }
}
