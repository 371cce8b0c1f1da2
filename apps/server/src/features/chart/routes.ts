import {
  astrologyProxy,
  generateMyChart as generateMyChartEndpoint,
  replaceBirthDetails as replaceBirthDetailsEndpoint,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { checkEngine } from './service/check-engine.ts'
import { generateMyChart } from './service/generate-my-chart.ts'
import { proxyChart } from './service/proxy-chart.ts'
import { replaceBirthDetails } from './service/replace-birth-details.ts'

const ofUser = ({ userId }: { userId: string | null }) => userId ?? ''

export function chartRoutes(mounting: Mounting): void {
  mount(
    mounting,
    astrologyProxy,
    async (context, request) =>
      request.action === 'health' ? checkEngine(context) : proxyChart(context, request),
    [{ name: 'astrology-proxy', tries: 120, seconds: 60 }],
  )
  mount(mounting, generateMyChartEndpoint, (context) => generateMyChart(context), [
    { name: 'chart', tries: 30, seconds: 60, by: ofUser },
  ])
  mount(mounting, replaceBirthDetailsEndpoint, (context, birth) => replaceBirthDetails(context, birth), [
    { name: 'chart', tries: 30, seconds: 60, by: ofUser },
  ])
}
