import { shapesSvg, wheelInputFromStored, wheelText } from '@astrarium/sky/wheel'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { outlineWords } from '../../../platform/paper/open-paper.ts'
import { pngOf } from '../../../platform/paper/picture.ts'
import { paperWords } from '../../../words/index.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { drawnWheel } from '../drawn-wheel.ts'

const FILE = 'astrarium-natal-chart'
/** px: half an A4 page in print */
const PNG_SIDE = 2000

/** The person's wheel as a drawing that looks the same everywhere. Throws chart_missing. */
export async function drawChart(
  context: UserContext,
): Promise<{ name: string; type: 'image/svg+xml'; text: string }> {
  return { name: `${FILE}.svg`, type: 'image/svg+xml', text: await svgOf(context) }
}

/** The same as a picture. Throws chart_missing. */
export async function pictureChart(
  context: UserContext,
): Promise<{ name: string; type: 'image/png'; text: Uint8Array<ArrayBuffer> }> {
  return { name: `${FILE}.png`, type: 'image/png', text: await pngOf(await svgOf(context), PNG_SIDE) }
}

async function svgOf(context: UserContext): Promise<string> {
  const { chart } = await readProfile(context)
  if (!chart) throw new AppError('chart_missing', 'There is no birth chart yet')
  const { shapes, size, theme } = drawnWheel(chart, 'vellum')
  return shapesSvg(await outlineWords(shapes), {
    size,
    theme,
    title: paperWords.chart.drawing,
    description: wheelText(wheelInputFromStored(chart)).sentences.join(' '),
  })
}
