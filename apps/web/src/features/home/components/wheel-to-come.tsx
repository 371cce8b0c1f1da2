import { Link } from '@tanstack/react-router'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { words } from '../../../words/index.ts'

const copy = words.home.chart

/** The ring of a chart that is still to be made, and the way to it. */
export function WheelToCome() {
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <ChartRing className="w-full max-w-72" />
      <p className="max-w-80 text-ink-2">{copy.none}</p>
      <Link to="/sanctum/profile" className="link inline-flex min-h-11 items-center">
        {copy.make}
      </Link>
    </div>
  )
}
