import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { explainOtherwise } from './service/explain-otherwise.ts'
import { setChartSettings } from './service/set-chart-settings.ts'

export function chartSettingsRoutes(mounting: Mounting): void {
  mount(
    mounting,
    contracts.setChartSettings,
    ({ context, input: settings }) => setChartSettings(context, settings),
    [perUser('chart-settings', 30, 60)],
  )
  mount(
    mounting,
    contracts.explainOtherwise,
    ({ context, input: { says } }) => explainOtherwise(context, says),
    [perUser('otherwise', 30, 60)],
  )
}
