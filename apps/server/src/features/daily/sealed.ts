import { DailyInsight, FactShown, MemberInsight, TimingCue } from '@astrarium/contracts'
import { z } from 'zod'
import { listOf, sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'

/** What an insight says: the part of it that is kept sealed. */
const InsightReading = DailyInsight.omit({ id: true, date: true, createdAt: true }).extend({
  facts: listOf(FactShown),
  // the first insights did not say in whose hours they spoke
  timeZone: DailyInsight.shape.timeZone.catch('UTC'),
})
export type InsightReading = z.output<typeof InsightReading>

/** What a check-in says. */
const MemberReading = MemberInsight.pick({
  energeticTone: true,
  whatTheyNeed: true,
  supportPhrase: true,
  basis: true,
}).extend({
  // the first ones had no hours
  keyTimingCues: z.array(TimingCue).catch([]),
  timeZone: MemberInsight.shape.timeZone.catch('UTC'),
})
export type MemberReading = z.output<typeof MemberReading>

export const sealed = {
  memberInsight: sealedJson(
    { table: 'circle_member_daily_insights', column: 'reading', sealedAs: 'member_daily_insight' },
    MemberReading,
  ),
  insight: sealedJson(
    { table: 'daily_insights', column: 'reading', sealedAs: 'daily_insight' },
    InsightReading,
  ),
  note: sealedText({ table: 'saved_insights', column: 'content', sealedAs: 'saved_insight' }),
}
