import type { Foresight, TimingWindow } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { foresightWords as words } from '../../../words/index.ts'
import { writeCalendar } from '../calendar-file.ts'
import type { CalendarEvent } from '../calendar-file.ts'
import { readForesight } from './read-foresight.ts'

/**
 * A forecast's windows as a calendar file: each over its days in the person's zone, each exact pass as a
 * moment. Throws foresight_not_found.
 */
export async function forecastCalendar(
  context: UserContext,
  foresightId: string,
): Promise<{ name: string; type: 'text/calendar; charset=utf-8'; text: string }> {
  const forecast = await readForesight(context, foresightId)
  const writtenAt = new Date(forecast.createdAt)
  const windows = forecast.timingWindows.flatMap((window, index) =>
    eventsOf(context, forecast, window, index + 1),
  )
  // a calendar without an event is none (3.6)
  const events = windows.length > 0 ? windows : [themeOf(forecast)]
  return {
    name: `astrarium-${fileNameOf(forecast.timeline)}-${context.sky.localDate(forecast.timeZone, writtenAt)}.ics`,
    type: 'text/calendar; charset=utf-8',
    text: writeCalendar({ name: words.calendarName(forecast.timeline), writtenAt, events }),
  }
}

function eventsOf(
  { sky }: Pick<UserContext, 'sky'>,
  forecast: Foresight,
  window: TimingWindow,
  number: number,
): CalendarEvent[] {
  const { id, span, timeZone, createdAt } = forecast
  const { type, period, description, enters, exact, leaves, energy } = window
  const dayOf = (at: string) => sky.localDate(timeZone, new Date(at))
  // a stay of decades would cover a calendar: what lies more than a year outside the forecast is marked on
  // the forecast's own days
  const hadBegun = enters === null || dayOf(enters) < dayAway(span.from, -YEAR)
  const lastsBeyond = leaves === null || dayOf(leaves) > dayAway(span.to, YEAR)
  const from = hadBegun ? span.from : dayOf(enters)
  const to = lastsBeyond ? span.to : dayOf(leaves)
  const category = words.energies[energy]
  const paragraphs = [
    `${period}.`,
    description,
    ...(hadBegun ? [words.hadBegun] : []),
    ...(lastsBeyond ? [words.lastsBeyond] : []),
  ]
  return [
    {
      uid: `${id}-${number}@astrarium`,
      when: { from, to: to < from ? from : to },
      summary: type,
      description: paragraphs.join('\n\n'),
      category,
    },
    ...exact.flatMap((at, pass) => {
      // what had passed when the forecast was written is no appointment any more, and its words do not name
      // it either
      if (dayOf(at) < dayOf(createdAt)) return []
      const moment = {
        summary: words.exact(type),
        description: [words.exactMoment(type), `${period}.`].join('\n\n'),
      }
      return [{ uid: `${id}-${number}-exact-${pass + 1}@astrarium`, when: new Date(at), ...moment, category }]
    }),
  ]
}

const YEAR = 366
const dayAway = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function themeOf({ id, span, themeTitle, themeDescription, timeline }: Foresight): CalendarEvent {
  return {
    uid: `${id}@astrarium`,
    when: span,
    summary: themeTitle,
    description: themeDescription,
    category: words.calendarName(timeline),
  }
}

/** Letters, digits and hyphens, so that every system can keep it. */
function fileNameOf(timeline: string): string {
  const plain = timeline
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain.slice(0, 48).replace(/-+$/, '') || 'custom'}-forecast`
}
