import { z } from 'zod'
import { Transit } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { Planet } from './sky.ts'
import { Id, LocalDate, Nothing } from './shared.ts'

/** The gate before the chat: which day it is for this person, and whether today's chart was made. */
export const getDailyChart = endpoint({
  method: 'GET',
  path: '/api/daily-chart',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    /** today, as the server settles it; a change of zone opens no second one */
    forDate: LocalDate,
    /** without a chart there is nothing to make one from, and no gate */
    hasChart: z.boolean(),
    isReady: z.boolean(),
    /** no chart of an earlier day was made: the greeting is whole */
    isFirstDay: z.boolean(),
    /** where the planets are now, degrees of ecliptic longitude */
    sky: z.array(z.object({ body: Planet, longitude: z.number() })),
    /** null until it was made */
    transits: z.array(Transit.extend({ orb: z.number() })).nullable(),
  }),
})

/**
 * Makes today's chart, once; costs no Ask. Refuses another date (bad_request, field `forDate`),
 * chart_missing, daily_chart_failed.
 */
export const generateUserDailyChart = endpoint({
  method: 'POST',
  path: '/api/generate-user-daily-chart',
  access: 'signed-in',
  input: z.object({ userId: Id.optional(), forDate: LocalDate }),
  answers: 'json',
  output: z.object({ success: z.literal(true), transitCount: z.number().int() }),
})
