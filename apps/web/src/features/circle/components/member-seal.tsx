import { cn } from '../../../lib/class-names.ts'
import { Photo } from '../../profile/components/photo.tsx'
import type { linkOf } from '../by-ring.ts'
import { initials } from '../initials.ts'

const SIZES = { md: 'size-9 text-xs', lg: 'size-11 text-sm', xl: 'size-16 text-lg' }

/** The photo of somebody, else their initials, in a ring of brass. Their name stands beside it. */
export function MemberSeal({
  name,
  photoUrl = null,
  size = 'md',
  isChosen = false,
  link = null,
  className,
}: {
  name: string
  /** of somebody linked, who shows it */
  photoUrl?: string | null
  size?: keyof typeof SIZES
  isChosen?: boolean
  link?: ReturnType<typeof linkOf>
  className?: string
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full border font-semibold select-none',
        isChosen ? 'border-brass bg-brass text-on-brass' : 'border-brass-lo bg-surface-2 text-ink',
        link === 'linked' && 'outline outline-offset-2 outline-brass',
        link === 'invited' && 'border-dashed',
        SIZES[size],
        className,
      )}
    >
      <Photo url={photoUrl} alt="" initial={initials(name)} />
    </span>
  )
}
