/** Which way the sky leans for one of the things, and the words for it. */
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { Composer } from '../../almanac/composer.ts'
import { leaningOf } from '../../almanac/leaning.ts'
import type { Leaning } from '../../almanac/leaning.ts'

/** A square of Jupiter does good now and then, and is no wind. */
export function leaningIn(context: QuestionContext): Leaning {
  const leaning = leaningOf({ ...context, later: [] })
  const isWind = leaning.helps?.kind !== 'transit' || leaning.helps.tone !== 'hard'
  return isWind ? leaning : { ...leaning, helps: null }
}

export function helping(composer: Composer): string {
  return composer.form('choice.helps', [
    () => 'What helps is',
    () => 'On its side there is',
    () => 'In its favour stands',
    () => 'The wind for it comes from',
  ])
}

export function hindering(composer: Composer): string {
  return composer.form('choice.hinders', [
    () => 'Against it stands',
    () => 'What weighs on it is',
    () => 'What asks for care is',
    () => 'The load in it is',
  ])
}
