import { contextOf } from '../brief/build-brief.ts'
import type { Composer } from './composer.ts'
import { leaningOf } from './leaning.ts'
import { KINDS } from '../kinds/index.ts'
import { spelled } from '../language/numbers.ts'
import type { Intent } from '../question/intent.ts'
import type { Asking } from '../question/read-ask.ts'
import { hash } from '../language/hash.ts'
import type { LineOrBreak } from './line.ts'

/**
 * A follow-up opens with the comparison it asked for, computed; a question asked again says so and looks
 * elsewhere.
 */
export function* remembered(composer: Composer): Iterable<LineOrBreak> {
  const { intent, frame } = composer.context
  const unit = sameQuestion(composer.input, intent)
  const age = composer.age(unit)
  const { lasts, compares } = KINDS[intent.kind]
  if (intent.follows) {
    const before = intent.follows.span
    if (intent.follows.words === 'span' && before && before.from !== frame.span.from && compares) {
      const earlier = leaningOf(
        contextOf(composer.sky, composer.context.chart, composer.context.frame.at, frame.zone, {
          ...intent,
          span: before,
        }),
      )
      const difference = leaningOf(composer.context).balance - earlier.balance
      const key = difference > 0.15 ? 'follow.easier' : difference < -0.15 ? 'follow.harder' : 'follow.same'
      const line = composer.unit(key)
      if (line) yield composer.line(line.text)
    } else if (intent.follows.words === 'more') {
      const line = composer.unit('follow.more')
      if (line) yield composer.line(line.text)
    }
  } else if (lasts && age < 14) {
    const line = composer.unit('asked.again')
    if (line && age > 0)
      yield composer.line(line.text.replaceAll('{ago}', age === 1 ? 'yesterday' : `${spelled(age)} days ago`))
  }
  composer.remember(unit)
}

/**
 * What makes a question the same: what it is about and wants, its time and person, and nearly its words. Of
 * the words only a number is kept, which gives none of them away.
 */
function sameQuestion({ asker }: Asking, intent: Intent): string {
  const { kind, theme, subject, span, person, particulars } = intent
  const words = particulars?.words ?? []
  const rest = [subject, span && `${span.from}${span.to}`, person?.name, ...new Set(words)]
  return `asked.${kind}.${theme}.${hash(`${asker.seed}|${rest.join('|')}`).toString(36)}`
}
