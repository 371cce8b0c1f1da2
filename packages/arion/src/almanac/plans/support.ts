/** Somebody near is ill: what the asker has to give, and one thing to do; never how the illness goes. */
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'
import { placementReason } from '../placement-lines.ts'
import { softAspectLines } from '../reason-lines.ts'
import { uncertainty } from '../uncertainty-lines.ts'

export function* supportPlan(composer: Composer): Iterable<LineOrBreak> {
  const { person, theme } = composer.context.intent
  const opening = composer.unit('care.support')
  if (opening) yield composer.line(opening.text.replaceAll('{A}', person?.name ?? 'somebody near you'))
  yield composer.paragraph()
  let reasons = 0
  for (const point of ['moon', 'venus', 'mercury'] as const) {
    const fact = composer.context.placements.find((one) => one.point === point)
    const lines = fact ? [...placementReason(composer, fact, KEYS[point])] : []
    yield* lines
    if (lines.length > 0) reasons += 1
    if (reasons === 2) break
  }
  const unsure = uncertainty(composer, 'For this no hour is needed.')
  if (unsure) yield unsure
  yield composer.paragraph()
  yield* softAspectLines(composer, theme, [])
  yield composer.paragraph()
  const action = composer.unit('!support')
  if (action) yield composer.line(action.text)
}

const KEYS = {
  moon: ['home', 'lived', 'love'],
  venus: ['love', 'lived'],
  mercury: ['talk', 'lived'],
} as const
