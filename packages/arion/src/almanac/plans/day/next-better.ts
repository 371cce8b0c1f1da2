import { contextOf } from '../../../brief/build-brief.ts'
import { addDays } from '../../../language/calendar.ts'
import type { Span } from '../../../time/span.ts'
import type { Composer } from '../../composer.ts'
import type { LineOrBreak } from '../../line.ts'
import { bestHour } from './best-hour.ts'

/** The day has no hour for it: the next one that has. */
export function* nextBetter(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const from = addDays(frame.span.to, 1)
  const span: Span = { from, to: addDays(from, 9), phrase: 'the days after it' }
  const after = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(after, (within) => bestHour(within, 'The next better hour is'))
}
