/**
 * The trick that makes it answer: bridges from a topic to a sign's drive, and the thing to do that carries
 * the same drive.
 */
import type { Sign } from '@astrarium/sky'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { daysBetween } from '../language/calendar.ts'
import type { Composer, UnitWish } from './composer.ts'
import { full } from '../language/text.ts'
import type { Line } from './line.ts'

/** Joins topic and drive in one sentence without astrology. */
export function signSentence(
  composer: Composer,
  theme: Theme,
  sign: Sign,
  wish: UnitWish = { isOptional: true },
): Line | null {
  const unit = composer.unit(
    signSentenceTags(theme).map((tag) => `~${tag}@${sign}`),
    wish,
  )
  return unit ? composer.line(full(unit.text)) : null
}

/** The thing to do: tied to the drive that the answer described, else to the topic. */
export function action(composer: Composer, theme: Theme, sign: Sign | null): Line | null {
  return actionOf(composer, [...actionKeys(theme, sign), '!today'])
}

/** The thing to do by its keys; a month of practice is no advice for a weekend. */
export function actionOf(composer: Composer, keys: readonly string[]): Line | null {
  const { span } = composer.context.frame
  const without = daysBetween(span.from, span.to) < 3 ? /\b(months?|weeks?|year|season)\b/ : undefined
  const unit = composer.unit(keys, without ? { without } : {})
  return unit ? composer.line(unit.text) : null
}

export function actionKeys(theme: Theme, sign: Sign | null): string[] {
  const tags = signSentenceTags(theme)
  return [...(sign ? tags.map((tag) => `!${tag}@${sign}`) : []), ...tags.map((tag) => `!${tag}`)]
}

function signSentenceTags(theme: Theme): readonly string[] {
  return THEME_MEANINGS[theme].bridges
}
