import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { deleteSavedInsight } from './service/delete-saved-insight.ts'
import { generateDailyInsight } from './service/generate-daily-insight.ts'
import { listSavedInsights } from './service/list-saved-insights.ts'
import { saveInsight } from './service/save-insight.ts'
import { showTodaysInsight } from './service/show-todays-insight.ts'

export function dailyRoutes(mounting: Mounting): void {
  mount(mounting, contracts.generateDailyInsight, (world) => generateDailyInsight(world), [
    { name: 'daily-insight', tries: 30, seconds: 60, by: ({ userId }) => userId ?? '' },
  ])
  mount(mounting, contracts.getTodaysInsight, (world) => showTodaysInsight(world))
  mount(mounting, contracts.saveInsight, (world, _input, _request, { insightId }) =>
    saveInsight(world, insightId),
  )
  mount(mounting, contracts.listSavedInsights, (world, { limit }) => listSavedInsights(world, limit))
  mount(mounting, contracts.deleteSavedInsight, (world, _input, _request, { savedId }) =>
    deleteSavedInsight(world, savedId),
  )
}
