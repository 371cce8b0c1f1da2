import { cn } from '../lib/class-names.ts'
import { words } from '../words/index.ts'

/** Something is on its way and nothing can be shown yet. */
export function PulseLoader({
  label = words.common.loading,
  room = 'min-h-48',
  className,
}: {
  label?: string
  /** how high it is at least: as high as what comes in its place, so that nothing below it is seen to move */
  room?: string
  className?: string
}) {
  return (
    <div role="status" className={cn('grid place-items-center', room, className)}>
      <div className="flex flex-col items-center gap-4">
        <span aria-hidden="true" className="size-10 animate-pulse-slow rounded-full border border-brass p-2">
          <span className="block size-full rounded-full bg-brass" />
        </span>
        <span className="text-sm text-ink-2">{label}</span>
      </div>
    </div>
  )
}
