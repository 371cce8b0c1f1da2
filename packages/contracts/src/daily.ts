import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Id, Instant, LocalDate, Nothing, Success, ZoneName } from './shared.ts'
import { Lunation, MoonPhaseName, Sign } from './sky.ts'

/** One moment or stretch of the day. A note that was read back from its text has the words alone. */
export const TimingCue = z.object({
  text: z.string(),
  at: Instant.nullable(),
  until: Instant.nullable(),
  energy: z.enum(['good', 'hard']).nullable(),
})
export type TimingCue = z.infer<typeof TimingCue>

export const DailyInsight = z.object({
  id: z.string(),
  /** the person's own day */
  date: LocalDate,
  /** in whose hours it speaks */
  timeZone: ZoneName,
  energeticTone: z.string(),
  /** what the tone rests on */
  toneText: z.string(),
  keyTimingCues: z.array(TimingCue),
  dailyFocus: z.object({ leanInto: z.string(), avoid: z.string() }),
  groundingSuggestion: z.string(),
  createdAt: Instant,
  facts: z.array(FactShown),
})
export type DailyInsight = z.infer<typeof DailyInsight>

/**
 * Makes today's insight, once a day, for one Ask. Refusals: insight_exists ("… already have a daily insight
 * …"), ask_limit_daily, ask_limit_monthly, subscription_required, chart_missing, insight_failed (the Ask goes
 * back).
 */
export const generateDailyInsight = endpoint({
  method: 'POST',
  path: '/api/generate-daily-insight',
  access: 'signed-in',
  input: z.object({ userId: Id.optional() }),
  answers: 'json',
  output: z.object({ success: z.literal(true), insight: DailyInsight }),
})

export const getTodaysInsight = endpoint({
  method: 'GET',
  path: '/api/daily-insights/today',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    forDate: LocalDate,
    hasChart: z.boolean(),
    insight: DailyInsight.nullable(),
    /** the note it was saved as; null while it is not saved */
    savedId: z.string().nullable(),
  }),
})

/** Keeps the insight as a note. Refusals: insight_not_found, insight_already_saved. */
export const saveInsight = endpoint({
  method: 'POST',
  path: '/api/daily-insights/:insightId/note',
  access: 'signed-in',
  params: z.object({ insightId: Id }),
  input: Nothing,
  answers: 'json',
  output: z.object({ savedId: z.string() }),
})

export const SavedInsight = z.object({
  id: z.string(),
  askId: z.string(),
  noteType: z.literal('daily'),
  /** the day the insight was for */
  date: LocalDate,
  /** the text form: `insightFromText` makes the view of it again */
  content: z.string(),
  supportPhrase: z.string(),
  createdAt: Instant,
})
export type SavedInsight = z.infer<typeof SavedInsight>

/** Newest first, with the number of all of them. */
export const listSavedInsights = endpoint({
  method: 'GET',
  path: '/api/saved-insights',
  access: 'signed-in',
  input: z.object({ limit: z.coerce.number().int().min(1).max(500).default(500) }),
  answers: 'json',
  output: z.object({ notes: z.array(SavedInsight), total: z.number().int() }),
})

/** Takes the note away; the day's insight stays. Refuses with insight_not_found. */
export const deleteSavedInsight = endpoint({
  method: 'DELETE',
  path: '/api/saved-insights/:savedId',
  access: 'signed-in',
  params: z.object({ savedId: Id }),
  input: Nothing,
  answers: 'json',
  output: Success,
})

/** The sky of the person's day, `forDate`, from midnight to midnight on their clocks. */
export const DailySky = z.object({
  forDate: LocalDate,
  /**
   * "Waxing Crescent Moon"; a day with an exact quarter carries the quarter's name, every other that of the
   * phase between
   */
  moonPhase: MoonPhaseName,
  /** degrees the Moon is ahead of the Sun now, 0 to 360 */
  angle: z.number(),
  /** lit part of the disc now, 0 to 1 */
  illumination: z.number(),
  /** the Moon's now; `events` has the moment when it changes */
  moonSign: Sign,
  /** the quarter that comes next from now on */
  next: z.object({ kind: Lunation, at: Instant }),
  /** what happens in the sky that day, the same for everybody, in order of time */
  events: z.array(z.object({ at: Instant, statement: z.string() })),
})
export type DailySky = z.infer<typeof DailySky>

export const getDailySky = endpoint({
  method: 'GET',
  path: '/api/daily-sky',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: DailySky,
})
