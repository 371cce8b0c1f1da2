import type { StoredChart } from '@astrarium/contracts'
import { WHEEL_THEMES, wheel, wheelInputFromStored, wheelShapes } from '@astrarium/sky/wheel'
import type { Shape, WheelTheme } from '@astrarium/sky/wheel'

/** Ink on white: paper brings its own ground. */
const ON_PAPER: WheelTheme = { ...WHEEL_THEMES.vellum, background: 'none', inner: '#f7f4ec' }

/** The same wheel as on the screen, as shapes, so many units wide. */
export function drawnWheel(
  chart: StoredChart,
  ground: 'vellum' | 'paper',
): { shapes: Shape[]; size: number; theme: WheelTheme } {
  const theme = ground === 'paper' ? ON_PAPER : WHEEL_THEMES.vellum
  const geometry = wheel(wheelInputFromStored(chart))
  return { shapes: wheelShapes(geometry, theme), size: geometry.size, theme }
}
