/** The phase of the Moon at birth. */
import { phaseOf } from '../../../brief/chart-facts.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { livedOf, noHours, told, unitLine } from './lines.ts'

export function* ofPhase(pen: Pen): Iterable<Stroke> {
  const phase = phaseOf(pen.matter.chart)
  const asked = /\b(full|new) moon\b/.exec(pen.input.question.toLowerCase())?.[1]
  const answer =
    !asked || phase.phases.length > 1 ? '' : phase.phases.some((one) => one === asked) ? 'Yes. ' : 'No. '
  yield told(pen, phase, answer)
  if (phase.phases.length > 1) yield pen.line('Which of the two it was hangs on the hour.')
  for (const one of phase.phases) yield* unitLine(pen, `phase.${one.replace(' ', '_')}`)
  yield pen.paragraph()
  for (const point of ['sun', 'moon'] as const) {
    const line = place(pen, point)
    if (line) yield line
  }
  yield* livedOf(pen, ['sun', 'moon'])
  yield* noHours(pen)
  yield pen.paragraph()
}
