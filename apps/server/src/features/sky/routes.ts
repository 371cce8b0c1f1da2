import {
  generateUserDailyChart as generateUserDailyChartEndpoint,
  getDailyChart,
  getDailySky,
  transitsNow,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { generateUserDailyChart } from './service/generate-user-daily-chart.ts'
import { showDailyChart } from './service/show-daily-chart.ts'
import { showDailySky } from './service/show-daily-sky.ts'
import { showTransits } from './service/show-transits.ts'

export function skyRoutes(mounting: Mounting): void {
  mount(mounting, getDailySky, ({ context }) => showDailySky(context))
  mount(mounting, transitsNow, ({ context }) => showTransits(context))
  mount(mounting, getDailyChart, ({ context }) => showDailyChart(context))
  mount(
    mounting,
    generateUserDailyChartEndpoint,
    ({ context, input: { forDate } }) => generateUserDailyChart(context, forDate),
    [perUser('chart', 30, 60)],
  )
}
