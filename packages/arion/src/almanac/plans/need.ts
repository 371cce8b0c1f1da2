/**
 * What do I need, what do I want in it: the need first, where it comes from, what makes it harder, what is
 * on, one thing to do.
 */
import type { Point, Sign } from '@astrarium/sky'
import { actionOf, signSentence } from '../sign-sentences.ts'
import { aspectSource, aspectClause, sidesOf, softAspectLines } from '../reason-lines.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../composer.ts'
import { bestHour } from './day/best-hour.ts'
import { spanDays } from './outlook-windows.ts'
import { hardAspects, closingAction } from './shared.ts'
import { uncertainty } from '../uncertainty-lines.ts'
import { wants, placementReason, placementSource } from '../placement-lines.ts'
import type { LineOrBreak } from '../line.ts'
import { tellCurrentChapter } from './current-chapter.ts'

export function* needPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const near: Point[] = []
  const ranked = composer.freshFirst(
    composer.context.placements.filter(({ point }) =>
      ['venus', 'moon', 'sun', 'mars', 'mc', 'saturn', 'mercury'].includes(point),
    ),
  )
  let sign = null
  for (const fact of ranked) {
    const line = signSentence(composer, theme, fact.sign)
    if (!line) continue
    yield line
    yield placementSource(composer, fact)
    const wish = wants(composer, fact.point)
    if (wish) yield wish
    near.push(fact.point)
    sign = fact.sign
    break
  }
  const unsure = uncertainty(composer, 'What follows rests on what is sure.')
  if (unsure) yield unsure
  yield composer.paragraph()
  let reasons = 0
  for (const fact of ranked) {
    const lines = [...placementReason(composer, fact, [...sidesOf(theme), 'lived'])]
    yield* lines
    if (lines.length > 0) reasons += 1
    if (reasons === 2) break
  }
  yield composer.paragraph()
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, theme)
    if (!clause) continue
    yield composer.line(
      full(
        composer.form('need.harder', [
          () => `What makes it harder: ${clause}`,
          () => `There is a difficulty in it: ${clause}`,
          () => `And yet ${clause}`,
        ]),
      ),
      [fact],
    )
    yield aspectSource(composer, fact)
    near.push(fact.a, fact.b)
    break
  }
  yield* softAspectLines(composer, theme, near)
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { near })
  yield* closingAction(composer, theme, sign)
}

/** How one gets through a falling-out is for those who tell of one. */
function* mannerAction(composer: Composer, sign: Sign | null): Iterable<LineOrBreak> {
  const { theme, traits } = composer.context.intent
  const keys = traits.has('quarrel')
    ? ['!quarrel', '!talk']
    : theme === 'talk'
      ? null
      : [`!${theme}`, '!near']
  const line = keys && actionOf(composer, keys)
  if (line) yield line
  else yield* closingAction(composer, 'talk', sign)
}

/**
 * How do I get along with somebody, how do I say it: one's own instrument first, then the habit to mind, a
 * gesture.
 */
export function* mannerPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const instrument = composer.context.placements.find(({ point }) => point === 'mercury')
  if (instrument) {
    yield* placementReason(composer, instrument, ['talk', 'lived'])
    const wish = wants(composer, 'mercury')
    if (wish) yield wish
  }
  const whom = composer.context.intent.person?.name ?? 'the other person'
  yield composer.line(
    `I have no chart of ${whom} here, so this is your side of it, which is the one you can change.`,
  )
  yield composer.paragraph()
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, theme)
    if (!clause || /[.]/.test(clause)) continue
    yield composer.line(full(`Mind one thing: ${clause}`), [fact])
    yield aspectSource(composer, fact)
    break
  }
  if (moon) yield* placementReason(composer, moon, ['cost', 'lived'].slice(1))
  const line = instrument ? signSentence(composer, 'talk', instrument.sign) : null
  if (line) yield line
  yield composer.paragraph()
  yield* softAspectLines(composer, theme, ['mercury', 'venus', 'moon'])
  const { span, isNamed } = composer.context.frame
  if (isNamed && spanDays(composer) <= 3) {
    const hour = [...bestHour(composer, `For ${span.phrase}: the hour to take is`)]
    if (hour.length > 0) yield* hour
    else yield composer.line(`For ${span.phrase}: no hour stands out, so take one in which you are calm.`)
  }
  yield* tellCurrentChapter(composer, theme, { length: 'short', near: ['mercury'] })
  yield* mannerAction(composer, instrument?.sign ?? null)
}
