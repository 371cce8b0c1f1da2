/**
 * How do I get along with somebody, how do I say it: one's own instrument first, then the habit to mind, a
 * gesture.
 */
import type { Sign } from '@astrarium/sky'
import { actionOf, deedsOfScene, ENDURED, signSentence, talkAction } from '../../almanac/sign-sentences.ts'
import { softAspectLines } from '../../almanac/reason-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { spanDays } from '../../almanac/plans/outlook-windows.ts'
import { say, sayHardAspect } from '../../almanac/plans/shared.ts'
import { wants, placementReason } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

export function* mannerPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const scene = deedsOfScene(composer, ENDURED)
  for (const key of scene) yield* say(composer, key)
  if (scene.length > 0) yield composer.paragraph()
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
  yield* sayHardAspect(composer, 'Mind one thing')
  if (moon) yield* placementReason(composer, moon, ['lived'])
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
  if (scene.length === 0) yield* mannerAction(composer, instrument?.sign ?? null)
}

/** How one gets through a falling-out is for those who tell of one. */
function* mannerAction(composer: Composer, sign: Sign | null): Iterable<LineOrBreak> {
  const { theme, traits } = composer.context.intent
  const keys = traits.has('quarrel') ? ['!quarrel'] : theme === 'talk' ? [] : [`!${theme}`, '!near']
  const line = actionOf(composer, keys) ?? talkAction(composer, sign)
  if (line) yield line
}
