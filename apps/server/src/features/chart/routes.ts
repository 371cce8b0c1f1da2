import {
  astrologyProxy,
  generateMyChart as generateMyChartEndpoint,
  replaceBirthDetails as replaceBirthDetailsEndpoint,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { checkEngine } from './service/check-engine.ts'
import { generateMyChart } from './service/generate-my-chart.ts'
import { proxyChart } from './service/proxy-chart.ts'
import { replaceBirthDetails } from './service/replace-birth-details.ts'

export function chartRoutes(mounting: Mounting): void {
  mount(
    mounting,
    astrologyProxy,
    async ({ context, input: request }) =>
      request.action === 'health' ? checkEngine(context) : proxyChart(context, request),
    [perAddress('astrology-proxy', 120, 60)],
  )
  mount(mounting, generateMyChartEndpoint, ({ context }) => generateMyChart(context), [
    perUser('chart', 30, 60),
  ])
  mount(
    mounting,
    replaceBirthDetailsEndpoint,
    ({ context, input: birth }) => replaceBirthDetails(context, birth),
    [perUser('chart', 30, 60)],
  )
}
