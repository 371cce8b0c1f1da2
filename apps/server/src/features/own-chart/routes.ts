import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { listBirthVersions } from '../profile/service/birth-versions.ts'
import { generateMyChart } from './service/generate-my-chart.ts'
import { replaceBirthDetails } from './service/replace-birth-details.ts'
import { restoreBirthVersion } from './service/restore-birth-version.ts'
import { setBirthDetails } from './service/set-birth-details.ts'

export function ownChartRoutes(mounting: Mounting): void {
  const limit = perUser('chart', 30, 60)
  mount(mounting, contracts.generateMyChart, ({ context }) => generateMyChart(context), [limit])
  mount(
    mounting,
    contracts.replaceBirthDetails,
    ({ context, input: birth }) => replaceBirthDetails(context, birth),
    [limit],
  )
  mount(mounting, contracts.setBirthDetails, ({ context, input: birth }) => setBirthDetails(context, birth), [
    limit,
  ])
  mount(mounting, contracts.listBirthVersions, ({ context }) => listBirthVersions(context))
  mount(
    mounting,
    contracts.restoreBirthVersion,
    ({ context, params: { versionId } }) => restoreBirthVersion(context, versionId),
    [limit],
  )
}
