/** The year of life by profection; only where the Ascendant is sure. */
import { sureAngle } from '../../chart/certainty.ts'
import type { SkyEvent } from '../facts.ts'
import type { CycleContext } from './cycle-context.ts'

export function profectionAt({ sky, chart }: CycleContext, at: Date): SkyEvent | null {
  if (!sureAngle(chart, 'asc')) return null
  const found = sky.profection(chart, at)
  return (
    found && {
      is: 'profection',
      house: found.house,
      sign: found.sign,
      lord: found.ruler,
      from: found.from,
      to: found.to,
    }
  )
}
