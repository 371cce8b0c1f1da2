/** Said before an answer, where somebody was left a short while ago. */
import type { Intent } from '../../question/intent.ts'
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'

/** Of love each time it is asked about; else once in a day or two, and not where it has just been told. */
export function* partingAside(
  composer: Composer,
  parted: NonNullable<Intent['parted']>,
): Iterable<LineOrBreak> {
  const isOfLove = parted === 'asks_love'
  if (!isOfLove) {
    if (parted === 'told' || composer.input.thread.length > 0 || composer.age('parting.said') < 2) return
    composer.remember('parting.said')
  }
  const unit = composer.unit(isOfLove ? 'care.parting.love' : 'care.parting.before')
  if (!unit) return
  yield composer.line(unit.text)
  yield composer.paragraph()
}
