import { words } from '../../../../words/index.ts'
import { kindsOf } from '../../on-today.ts'
import type { BetweenToday } from '../../on-today.ts'
import { AspectMark } from '../aspect-mark.tsx'

const copy = words.circle.today

/** What the signs beside the people mean: those that are there. */
export function TodayLegend({
  between,
  hasInvited,
}: {
  between: readonly BetweenToday[]
  hasInvited: boolean
}) {
  const kinds = kindsOf(between)
  if (kinds.length === 0 && !hasInvited) return null
  return (
    <div className="absolute bottom-0 left-0 text-xs text-ink-2">
      {kinds.length > 0 && <p className="text-ink">{copy.between}</p>}
      <ul className="mt-1 flex flex-col gap-1">
        {kinds.map(({ kind, aspect }) => (
          <li key={kind} className="flex items-center gap-2">
            <AspectMark aspect={aspect} size={14} />
            {copy.kinds[kind]}
          </li>
        ))}
        {hasInvited && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3.5 rounded-full border border-dashed border-brass" />
            {copy.invited}
          </li>
        )}
      </ul>
    </div>
  )
}
