/**
 * The trick that makes it answer: bridges from a topic to a sign's drive, and the thing to do that carries
 * the same drive.
 */
import type { Sign } from '@astrarium/sky'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import type { Scene } from '../question/scene-names.ts'
import { daysBetween } from '../language/calendar.ts'
import { KINDS } from '../kinds/index.ts'
import type { Kind } from '../kinds/index.ts'
import { isAtWork } from './usable-hours.ts'
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
    signSentenceTags(composer, theme).map((tag) => `~${tag}@${sign}`),
    { tags: [composer.context.intent.kind], ...wish },
  )
  return unit ? composer.line(full(unit.text)) : null
}

/**
 * The thing to do, tied to the drive that the answer described, else to the topic; null where neither has one
 * that answers a question of this kind.
 */
export function action(composer: Composer, theme: Theme, sign: Sign | null, asked?: Kind): Line | null {
  return actionOf(composer, actionKeys(composer, theme, sign), [asked ?? composer.context.intent.kind])
}

/** How to begin what is said to somebody: in an office without the tea. */
export function talkAction(composer: Composer, sign: Sign | null = null): Line | null {
  const keys = [...deedsOfScene(composer), ...actionKeys(composer, 'talk', sign)]
  return actionOf(composer, keys, [settingOf(composer)])
}

/** What is to be done in the very scene that is asked about, where it has lines of its own. */
export function deedsOfScene({ scenes }: Composer, among = OWN_DEEDS): string[] {
  return Object.entries(among).flatMap(([scene, keys]) => (scenes?.has(scene as Scene) ? keys : []))
}

/** What is gone through, whatever is asked of it: how, or how it will be. */
export const ENDURED: Partial<Record<Scene, readonly string[]>> = { exam: ['!exam'], ex: ['!ex.kids', '!ex'] }
const OWN_DEEDS: typeof ENDURED = {
  leaving: ['!leaving'],
  ...ENDURED,
  declaring: ['!declaring'],
  ringing: ['!ringing'],
}

/** `office`, or `home`: where people sit over it. */
function settingOf(composer: Composer): 'office' | 'home' {
  return isAtWork(composer) ? 'office' : 'home'
}

/** The thing to do by its keys; a month of practice is no advice for a weekend. */
export function actionOf(
  composer: Composer,
  keys: readonly string[],
  tags: readonly string[] = [composer.context.intent.kind],
): Line | null {
  const { span } = composer.context.frame
  const unit = composer.unit(keys, {
    tags,
    isOptional: true,
    ...(daysBetween(span.from, span.to) < 3 && { without: /\b(months?|weeks?|year|season)\b/ }),
  })
  return unit ? composer.line(unit.text) : null
}

export function actionKeys(composer: Composer, theme: Theme, sign: Sign | null): string[] {
  const tags = signSentenceTags(composer, theme)
  return [...(sign ? tags.map((tag) => `!${tag}@${sign}`) : []), ...tags.map((tag) => `!${tag}`)]
}

/** What is said of a post is no advice for a shift, a room or a heap of scripts. */
function signSentenceTags({ context: { intent }, scenes }: Composer, theme: Theme): readonly string[] {
  // an exam is sat, and not begun
  if (scenes?.has('exam')) return ['exam']
  // a field of a reading was asked for in no words
  const isOfPost =
    !intent.particulars ||
    KINDS[intent.kind].hours === 'never' ||
    OF_POST.some((one) => intent.traits.has(one))
  return theme === 'work' && !isOfPost ? THEME_MEANINGS.self.bridges : THEME_MEANINGS[theme].bridges
}
const OF_POST = ['of_post', 'gift', 'weighty'] as const
