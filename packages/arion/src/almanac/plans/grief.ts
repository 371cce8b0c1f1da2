/** A death was told: presence and no forecast. What is asked beside it waits until it is asked alone. */
import type { Pen, Stroke } from '../pen.ts'
import { kindHour } from './when.ts'

export function* griefPlan(pen: Pen): Iterable<Stroke> {
  const { grief } = pen.matter.reading
  yield* say(pen, 'care.grief')
  if (grief === 'asks_love') yield* say(pen, 'care.grief.love')
  if (grief === 'asks_fault') yield* say(pen, 'care.grief.fault')
  yield* say(pen, 'care.grief.near')
  yield pen.paragraph()
  yield* kindHour(
    pen,
    pen.form('grief.hour', [
      () => 'A kinder hour comes on',
      () => 'There is a gentler hour on',
      () => 'It should be a little lighter on',
    ]),
  )
  yield* say(pen, '!grief')
  if (grief === 'asks') {
    yield pen.paragraph()
    yield* say(pen, 'care.grief.ask')
  }
}

/** Said before an answer to something else, where a death is mentioned. */
export function* griefAside(pen: Pen): Iterable<Stroke> {
  yield* say(pen, 'care.grief.aside')
  yield pen.paragraph()
}

function* say(pen: Pen, key: string): Iterable<Stroke> {
  const unit = pen.unit(key)
  if (unit) yield pen.line(unit.text)
}
