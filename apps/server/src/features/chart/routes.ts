import { astrologyProxy, chartDrawing, chartPaper, chartPicture } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { checkEngine } from './service/check-engine.ts'
import { drawChart, pictureChart } from './service/draw-chart.ts'
import { printChart } from './service/print-chart.ts'
import { proxyChart } from './service/proxy-chart.ts'

export function chartRoutes(mounting: Mounting): void {
  mount(
    mounting,
    astrologyProxy,
    async ({ context, input: request }) =>
      request.action === 'health' ? checkEngine(context) : proxyChart(context, request),
    [perAddress('astrology-proxy', 120, 60)],
  )
  mount(mounting, chartDrawing, ({ context }) => drawChart(context), [perUser('paper', 30, 60)])
  mount(mounting, chartPicture, ({ context }) => pictureChart(context), [perUser('paper', 30, 60)])
  mount(mounting, chartPaper, ({ context }) => printChart(context), [perUser('paper', 30, 60)])
}
