import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TimingCue } from './daily.ts'
import { Id, Instant, LocalDate, Nothing, ZoneName } from './shared.ts'

/** How the day is for somebody of the Circle. */
export const MemberInsight = z.object({
  id: z.string(),
  circleMemberId: z.string(),
  circleMemberName: z.string(),
  /** the person's own day */
  date: LocalDate,
  energeticTone: z.object({ title: z.string(), description: z.string() }),
  whatTheyNeed: z.string(),
  supportPhrase: z.string(),
  /** what it rests on, the weightiest first */
  basis: z.array(z.string()),
  /** what is exact at some hour of the day, in order */
  keyTimingCues: z.array(TimingCue),
  /** in whose hours the day is drawn */
  timeZone: ZoneName,
  createdAt: Instant,
})
export type MemberInsight = z.infer<typeof MemberInsight>

/**
 * Makes today's insight of somebody, once a day, for one Ask; one that exists is answered and takes none.
 * Refusals: member_not_found, member_late, chart_missing, ask_limit_daily, ask_limit_monthly,
 * subscription_required, insight_failed (no Ask is taken).
 */
export const generateMemberInsight = endpoint({
  method: 'POST',
  path: '/api/generate-circle-member-daily-insight',
  access: 'signed-in',
  input: z.object({ userId: Id.optional(), circleMemberId: Id }),
  answers: 'json',
  output: z.object({ success: z.literal(true), insight: MemberInsight }),
})

export const listMemberInsights = endpoint({
  method: 'GET',
  path: '/api/circle/daily-insights/today',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ forDate: LocalDate, insights: z.array(MemberInsight) }),
})
