import type { NotesOverview } from '@astrarium/contracts'
import { words } from '../../../words/index.ts'

const copy = words.circleNotes.statistics

const NUMBERS = ['total', 'favourites', 'completed', 'recent', 'averageWords'] as const

/** All notes in numbers, whatever is looked for. */
export function NoteStatistics({ statistics }: { statistics: NotesOverview['statistics'] }) {
  return (
    <dl
      aria-label={copy.title}
      className="grid grid-cols-6 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-5"
    >
      {NUMBERS.map((key) => (
        <div
          key={key}
          className="col-span-2 flex flex-col-reverse gap-0.5 bg-surface px-3.5 py-3 nth-[n+4]:col-span-3 md:px-5 md:py-4 lg:col-span-1 lg:nth-[n+4]:col-span-1"
        >
          <dt className="text-sm text-ink-2">{copy[key]}</dt>
          <dd className="font-display text-xl text-ink tabular-nums">{statistics[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
