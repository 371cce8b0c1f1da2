import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Id, Instant, LocalDate, Nothing } from './shared.ts'
import { Aspect, Planet, Point } from './sky.ts'

export const TIMELINE_MAX = 80
export const FORESIGHT_QUESTION_MAX = 500

export const WINDOW_ENERGIES = ['opening', 'dynamic', 'reflective', 'transformative'] as const
export const WindowEnergy = z.enum(WINDOW_ENERGIES)
export type WindowEnergy = z.infer<typeof WindowEnergy>

/**
 * A stretch of time as the engine found it. `enters` null: it had begun before; `leaves` null: it lasts
 * beyond what was searched.
 */
const Stay = {
  enters: Instant.nullable(),
  exact: z.array(Instant),
  leaves: Instant.nullable(),
  energy: WindowEnergy,
}

export const TimingWindow = z.object({
  period: z.string(),
  type: z.string(),
  description: z.string(),
  ...Stay,
})
export type TimingWindow = z.infer<typeof TimingWindow>

export const Foresight = z.object({
  id: z.string(),
  /** as chosen or written, for "{timeline} Forecast" */
  timeline: z.string(),
  isSaved: z.boolean(),
  /** local days, both included */
  span: z.object({ from: LocalDate, to: LocalDate }),
  /** zone in which the days were reckoned */
  timeZone: z.string(),
  customQuestion: z.string().nullable(),
  themeTitle: z.string(),
  themeDescription: z.string(),
  timingWindows: z.array(TimingWindow),
  opportunities: z.array(z.string()),
  challenges: z.array(z.string()),
  emotionalRipening: z.array(z.string()),
  emotionalTender: z.array(z.string()),
  soulReflection: z.string(),
  soulAffirmation: z.string(),
  createdAt: Instant,
  facts: z.array(FactShown),
})
export type Foresight = z.infer<typeof Foresight>

/**
 * A forecast, in the specification's field names; costs no Ask. Somebody in need gets `care`, words with help
 * lines, and no forecast; so does who asks what no date may answer (death, illness, markets), with what Arion
 * says to that. Refusals: bad_request (neither timeline nor question), timeline_not_understood (the message
 * asks back), chart_missing, foresight_failed.
 */
export const generateForesight = endpoint({
  method: 'POST',
  path: '/api/generate-foresight',
  access: 'signed-in',
  input: z.object({
    timeline: z.string().trim().max(TIMELINE_MAX, 'at most 80 characters').nullable().default(null),
    customQuestion: z
      .string()
      .trim()
      .max(FORESIGHT_QUESTION_MAX, 'at most 500 characters')
      .nullable()
      .default(null),
    userId: Id.optional(),
  }),
  answers: 'json',
  output: z.union([
    z.object({
      success: z.literal(true),
      data: z.object({
        id: z.string(),
        timeline: z.string(),
        is_saved: z.boolean(),
        theme_title: z.string(),
        theme_description: z.string(),
        timing_windows: z.array(TimingWindow),
        opportunities: z.array(z.string()),
        challenges: z.array(z.string()),
        emotional_ripening: z.array(z.string()),
        emotional_tender: z.array(z.string()),
        soul_reflection: z.string(),
        soul_affirmation: z.string(),
      }),
    }),
    z.object({ success: z.literal(true), data: z.null(), care: z.string() }),
  ]),
})

const ofForesight = z.object({ foresightId: Id })

/** Refuses with foresight_not_found, for another person's too. */
export const getForesight = endpoint({
  method: 'GET',
  path: '/api/foresights/:foresightId',
  access: 'signed-in',
  params: ofForesight,
  input: Nothing,
  answers: 'json',
  output: Foresight,
})

export const ForesightSummary = Foresight.pick({
  id: true,
  timeline: true,
  themeTitle: true,
  themeDescription: true,
  opportunities: true,
  challenges: true,
  createdAt: true,
})
export type ForesightSummary = z.infer<typeof ForesightSummary>

/** The saved ones, newest first, with the number of all of them. */
export const listSavedForesights = endpoint({
  method: 'GET',
  path: '/api/foresights',
  access: 'signed-in',
  input: z.object({ limit: z.coerce.number().int().min(1).max(500).default(500) }),
  answers: 'json',
  output: z.object({ foresights: z.array(ForesightSummary), total: z.number().int() }),
})

/** One that is not saved is kept for 30 days. */
export const setForesightSaved = endpoint({
  method: 'PUT',
  path: '/api/foresights/:foresightId/saved',
  access: 'signed-in',
  params: ofForesight,
  input: z.object({ isSaved: z.boolean() }),
  answers: 'json',
  output: z.object({ isSaved: z.boolean() }),
})

export const RibbonRow = z.object({
  id: z.string(),
  transiting: Planet,
  natal: Point,
  aspect: Aspect,
  ...Stay,
  /** larger is heavier */
  weight: z.number(),
})
export type RibbonRow = z.infer<typeof RibbonRow>

/** The transits over the forecast's span, heaviest 200, in order of their beginning. */
export const getForesightRibbon = endpoint({
  method: 'GET',
  path: '/api/foresights/:foresightId/ribbon',
  access: 'signed-in',
  params: ofForesight,
  input: Nothing,
  answers: 'json',
  output: z.object({ from: Instant, to: Instant, rows: z.array(RibbonRow) }),
})

/** The forecast's windows as an .ics file. */
export const foresightCalendar = endpoint({
  method: 'GET',
  path: '/api/foresights/:foresightId/calendar',
  access: 'signed-in',
  params: ofForesight,
  input: Nothing,
  answers: 'file',
  output: z.literal('text/calendar; charset=utf-8'),
})

/** The forecast on paper, with the transits that it rests on. Refuses with foresight_not_found. */
export const foresightPaper = endpoint({
  method: 'GET',
  path: '/api/foresights/:foresightId/pdf',
  access: 'signed-in',
  params: ofForesight,
  input: Nothing,
  answers: 'file',
  output: z.literal('application/pdf'),
})
