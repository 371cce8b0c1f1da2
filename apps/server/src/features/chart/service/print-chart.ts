import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { writeChart } from '../chart-on-paper.ts'

/** The person's chart on paper: the wheel, and all that it shows as tables. Throws chart_missing. */
export async function printChart(
  context: UserContext,
): Promise<{ name: string; type: 'application/pdf'; text: Uint8Array<ArrayBuffer> }> {
  const { fullName, birth, chart } = await readProfile(context)
  if (!chart) throw new AppError('chart_missing', 'There is no birth chart yet')
  return {
    name: 'astrarium-natal-chart.pdf',
    type: 'application/pdf',
    text: await writeChart({ fullName, birth, chart }, context.now()),
  }
}
