import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import type { BirthMoment } from '../../birth/service/find-birth-moment.ts'
import { changeProfile } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { toStoredBirth } from '../stored-birth.ts'

/**
 * Writes birth details, sealed, and the chart that belongs to them (or none yet): never new details beside an
 * old chart.
 */
export async function saveBirth(
  context: Context,
  tx: Tx,
  userId: string,
  { birth, moment, chart }: { birth: BirthDetails; moment: BirthMoment; chart: StoredChart | null },
): Promise<void> {
  await changeProfile(
    tx,
    userId,
    {
      birthSealed: context.vault.seal(sealed.birth, userId, toStoredBirth(birth, moment)),
      birthChartSealed: chart && context.vault.seal(sealed.chart, userId, chart),
    },
    context.now(),
  )
}
