import type { Ring } from '@astrarium/contracts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import type { RingOfMembers } from '../by-ring.ts'
import { RingCard } from './ring-card.tsx'

const copy = words.circle

/** The seven rings as headed lists: all there is on a phone, and the equal of the drawing elsewhere. */
export function ListedCircle({
  rings,
  isLoading,
  onOpenRing,
  onDrawing,
}: {
  rings: readonly RingOfMembers[]
  isLoading: boolean
  onOpenRing: (ring: Ring) => void
  /** back to the drawing, where there is room for one */
  onDrawing: (() => void) | undefined
}) {
  if (isLoading)
    return (
      <div role="status" className="grid gap-3 md:gap-4 xl:grid-cols-2">
        <span className="sr-only">{copy.loading}</span>
        {rings.map(({ ring }) => (
          <Skeleton key={ring} className="h-32 rounded-lg" />
        ))}
      </div>
    )
  return (
    <div className="flex flex-col items-end gap-2">
      {onDrawing && (
        <button type="button" onClick={onDrawing} className="link min-h-11 text-sm">
          {copy.drawing.asDrawing}
        </button>
      )}
      <ol aria-label={copy.list} className="grid w-full gap-3 md:gap-4 xl:grid-cols-2">
        {rings.map((ring) => (
          <li key={ring.ring} className="grid">
            <RingCard ring={ring} onOpen={() => onOpenRing(ring.ring)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
