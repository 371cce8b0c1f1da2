import { chartDrawing, chartPaper, chartPicture } from '@astrarium/contracts'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'

const copy = words.chart.download
const FILES = [
  { kind: 'SVG', path: chartDrawing.path },
  { kind: 'PNG', path: chartPicture.path },
  { kind: 'PDF', path: chartPaper.path },
] as const

/** One's own chart to take along: as a drawing, as a picture, and on paper. */
export function ChartDownloads() {
  return (
    <section
      aria-label={copy}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5"
    >
      <p aria-hidden="true" className="text-sm text-ink-2">
        {copy}
      </p>
      <ul className="flex flex-wrap gap-2">
        {FILES.map(({ kind, path }) => (
          <li key={kind}>
            <a
              href={path}
              download
              aria-label={`${copy} ${kind}`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {kind}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
