/** A death was told: presence and no forecast. What is asked beside it waits until it is asked alone. */
import type { Composer } from '../composer.ts'
import { kindHour } from './day/best-hour.ts'
import type { LineOrBreak } from '../line.ts'

export function* griefPlan(composer: Composer): Iterable<LineOrBreak> {
  const { grief } = composer.context.intent
  yield* say(composer, 'care.grief')
  if (grief === 'asks_love') yield* say(composer, 'care.grief.love')
  if (grief === 'asks_fault') yield* say(composer, 'care.grief.fault')
  yield* say(composer, 'care.grief.near')
  yield composer.paragraph()
  yield* kindHour(
    composer,
    composer.form('grief.hour', [
      () => 'A kinder hour comes on',
      () => 'There is a gentler hour on',
      () => 'It should be a little lighter on',
    ]),
  )
  yield* say(composer, '!grief')
  if (grief === 'asks') {
    yield composer.paragraph()
    yield* say(composer, 'care.grief.ask')
  }
}

/** Said before an answer to something else, where a death is mentioned. */
export function* griefAside(composer: Composer): Iterable<LineOrBreak> {
  yield* say(composer, 'care.grief.aside')
  yield composer.paragraph()
}

function* say(composer: Composer, key: string): Iterable<LineOrBreak> {
  const unit = composer.unit(key)
  if (unit) yield composer.line(unit.text)
}
