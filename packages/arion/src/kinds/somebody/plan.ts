/**
 * What is somebody else like: that a chart of theirs would tell it and what brings one, then how the asker
 * meets whoever stands in that place, the habit to mind and a gesture.
 */
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { placementReason, placementSource } from '../../almanac/placement-lines.ts'
import { drivingPlacement, sayHardAspect } from '../../almanac/plans/shared.ts'
import { signSentence, talkAction } from '../../almanac/sign-sentences.ts'

export function* somebodyPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme, person } = composer.context.intent
  const whom = person?.name ?? 'the other person'
  yield composer.line(
    `What ${whom} is like stands in a chart that I do not have. Tell me the day on which ${whom} was born, here or in your Circle, and I hold the two charts together; until then I can say how you meet somebody in that place.`,
  )
  yield composer.paragraph()
  const drive = drivingPlacement(composer)
  const line = drive && signSentence(composer, theme, drive.sign)
  if (drive && line) {
    yield line
    yield placementSource(composer, drive)
  }
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  if (moon) yield* placementReason(composer, moon, ['lived'])
  yield composer.paragraph()
  yield* sayHardAspect(composer, 'Mind one thing')
  const gesture = talkAction(composer)
  if (gesture) yield gesture
}
