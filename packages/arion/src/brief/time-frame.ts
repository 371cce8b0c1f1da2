/** The when and where of one question: local day, span, names of days and hours. */
import type { Sky } from '@astrarium/sky'
import type { Intent } from '../question/intent.ts'
import { phraseSaid } from '../question/phrase-said.ts'
import type { PhraseSaid } from '../question/phrase-said.ts'
import { KINDS } from '../kinds/index.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import type { Span } from '../time/span.ts'

export interface TimeFrame {
  at: Date
  zone: string
  /** local day of the question, `YYYY-MM-DD` */
  today: string
  span: Span
  /** first instant and end of the span */
  from: Date
  to: Date
  /** false when the span is the kind's own default and the person named none */
  isNamed: boolean
  /** what the words of the span say */
  said: PhraseSaid
}

export function frameOf(
  sky: Sky,
  at: Date,
  zone: string,
  reading: Pick<Intent, 'kind' | 'span' | 'theme' | 'wantsDay'>,
): TimeFrame {
  const today = sky.localDate(zone, at)
  const { kind, theme, wantsDay = false } = reading
  const span = reading.span ?? KINDS[kind].span({ today, isByWindows: isByWindows(theme), wantsDay })
  return {
    at,
    zone,
    today,
    span,
    from: sky.localDay(zone, span.from)[0],
    to: sky.localDay(zone, span.to)[1],
    isNamed: reading.span !== null,
    said: phraseSaid(span.phrase),
  }
}

/** "When" about some themes is a matter of months; about the rest, of an hour. */
export function isByWindows(theme: Theme): boolean {
  return THEME_MEANINGS[theme].isByWindows
}

export function localTime(sky: Sky, zone: string, at: Date): { date: string; minutes: number } {
  const local = new Date(at.getTime() + sky.offsetAt(zone, at) * 1000)
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

const FIVE_MINUTES = 300_000

/** `15:20`, to the nearest five minutes. */
export function clock(sky: Sky, zone: string, at: Date): string {
  const near = localTime(
    sky,
    zone,
    new Date(Math.floor(at.getTime() / FIVE_MINUTES + 0.5) * FIVE_MINUTES),
  ).minutes
  // what is rounded past midnight would belong to the day after the one that is named with it
  const isNextDay = near < 10 && localTime(sky, zone, at).minutes >= 23 * 60
  const minutes = isNextDay ? 24 * 60 - 5 : near
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
