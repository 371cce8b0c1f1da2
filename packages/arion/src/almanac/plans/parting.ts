/** Said before an answer, where somebody was left a short while ago. */
import type { Intent } from '../../question/intent.ts'
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'

/** Where it is told, and of love each time it is asked about; else once in a day or two. */
export function* partingAside(
  composer: Composer,
  parted: NonNullable<Intent['parted']>,
): Iterable<LineOrBreak> {
  if (parted === 'before') {
    if (composer.input.thread.length > 0 || composer.age('parting.said') < 2) return
    composer.remember('parting.said')
  }
  const unit = composer.unit(WORDS[parted])
  if (!unit) return
  yield composer.line(unit.text)
  yield composer.paragraph()
}

const WORDS: Record<NonNullable<Intent['parted']>, string> = {
  told: 'care.parting.told',
  before: 'care.parting.before',
  asks_love: 'care.parting.love',
  after: 'care.parting.after',
}
