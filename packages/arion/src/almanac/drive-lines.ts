/**
 * The trick that makes it answer: bridges from a topic to a sign's drive, and the thing to do that carries
 * the same drive.
 */
import type { Sign } from '@astrarium/sky'
import type { Theme } from '../question/themes.ts'
import { daysBetween } from '../language/calendar.ts'
import type { Line, Pen, UnitWish } from './pen.ts'
import { full } from '../language/text.ts'

/** Joins topic and drive in one sentence without astrology. */
export function bridge(
  pen: Pen,
  theme: Theme,
  sign: Sign,
  wish: UnitWish = { isOptional: true },
): Line | null {
  const unit = pen.unit(
    bridgeTags(theme).map((tag) => `~${tag}@${sign}`),
    wish,
  )
  return unit ? pen.line(full(unit.text)) : null
}

/** The thing to do: tied to the drive that the answer described, else to the topic. */
export function action(pen: Pen, theme: Theme, sign: Sign | null): Line | null {
  const { span } = pen.matter.frame
  // a month of practice is no advice for a weekend
  const without = daysBetween(span.from, span.to) < 3 ? /\b(months?|weeks?|year|season)\b/ : undefined
  const unit = pen.unit([...actionKeys(theme, sign), '!today'], without ? { without } : {})
  return unit ? pen.line(unit.text) : null
}

export function actionKeys(theme: Theme, sign: Sign | null): string[] {
  const tags = bridgeTags(theme)
  return [...(sign ? tags.map((tag) => `!${tag}@${sign}`) : []), ...tags.map((tag) => `!${tag}`)]
}

const BRIDGE_TAGS: Partial<Record<Theme, string[]>> = {
  work: ['job'],
  today: ['today'],
  unavailable: ['unavailable', 'love'],
  meet: ['meet', 'love'],
  self: ['self'],
  friends: ['friends', 'love'],
}

function bridgeTags(theme: Theme): string[] {
  return BRIDGE_TAGS[theme] ?? [theme]
}
