import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { checkInOnMember } from './service/check-in-on-member.ts'
import { deleteSavedInsight } from './service/delete-saved-insight.ts'
import { generateDailyInsight } from './service/generate-daily-insight.ts'
import { listMemberInsights } from './service/list-member-insights.ts'
import { listSavedInsights } from './service/list-saved-insights.ts'
import { saveInsight } from './service/save-insight.ts'
import { showTodaysInsight } from './service/show-todays-insight.ts'

export function dailyRoutes(mounting: Mounting): void {
  mount(mounting, contracts.generateDailyInsight, ({ context }) => generateDailyInsight(context), [
    perUser('daily-insight', 30, 60),
  ])
  mount(
    mounting,
    contracts.generateMemberInsight,
    ({ context, input: { circleMemberId } }) => checkInOnMember(context, circleMemberId),
    [perUser('check-in', 60, 60)],
  )
  mount(mounting, contracts.listMemberInsights, ({ context }) => listMemberInsights(context))
  mount(mounting, contracts.getTodaysInsight, ({ context }) => showTodaysInsight(context))
  mount(mounting, contracts.saveInsight, ({ context, params: { insightId } }) =>
    saveInsight(context, insightId),
  )
  mount(mounting, contracts.listSavedInsights, ({ context, input: { limit } }) =>
    listSavedInsights(context, limit),
  )
  mount(mounting, contracts.deleteSavedInsight, ({ context, params: { savedId } }) =>
    deleteSavedInsight(context, savedId),
  )
}
