/** The phase of the Moon at birth. */
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { livedOf, noHours, claimLine, unitLine } from './lines.ts'
import { phaseOf } from '../../brief/chart-patterns.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofPhase(composer: Composer): Iterable<LineOrBreak> {
  const phase = phaseOf(composer.context.chart)
  const { traits } = composer.context.intent
  const asked = traits.has('full_moon') ? 'full' : traits.has('new_moon') ? 'new' : null
  const answer =
    !asked || phase.phases.length > 1 ? '' : phase.phases.some((one) => one === asked) ? 'Yes. ' : 'No. '
  yield claimLine(composer, phase, answer)
  if (phase.phases.length > 1) yield composer.line('Which of the two it was hangs on the hour.')
  for (const one of phase.phases) yield* unitLine(composer, `phase.${one.replace(' ', '_')}`)
  yield composer.paragraph()
  for (const point of ['sun', 'moon'] as const) {
    const line = place(composer, point)
    if (line) yield line
  }
  yield* livedOf(composer, ['sun', 'moon'])
  yield* noHours(composer)
  yield composer.paragraph()
}
