import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { linkOf } from '../by-ring.ts'
import type { RingOfMembers } from '../by-ring.ts'
import { linkName } from '../link-name.ts'
import { MemberSeal } from './member-seal.tsx'
import { RingMark } from './ring-mark.tsx'
import { SealStack } from './seal-stack.tsx'

const copy = words.circle

/**
 * One ring of the equal list: its name opens it. A phone shows its first four people, a wide screen all of
 * them.
 */
export function RingCard({ ring: { ring, members }, onOpen }: { ring: RingOfMembers; onOpen: () => void }) {
  const { label, meaning } = copy.rings[ring]
  const hasRoom = useMedia('(width >= 48rem)')
  return (
    <section className="relative rounded-lg border border-line bg-surface p-4 shadow-card transition-colors duration-(--d-1) hover:border-line-strong md:p-5">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg">
            {/* the whole card is the button's */}
            <button
              type="button"
              onClick={onOpen}
              className="text-left text-ink after:absolute after:inset-0 after:rounded-lg hover:text-brass-hi"
            >
              {label}
            </button>
          </h2>
          <p className="mt-0.5 text-sm text-ink-2">{meaning}</p>
        </div>
        <ChevronRight aria-hidden="true" size={18} className="mt-1.5 shrink-0 text-ink-3" />
      </header>
      <div className="mt-3 flex min-h-9 items-center justify-between gap-4">
        <RingMark ring={ring} className="shrink-0" />
        <div className="flex items-center md:hidden">
          {members.length > 0 && <SealStack members={members} />}
        </div>
        <p className="hidden text-sm text-ink-3 md:block">
          {members.length > 0 ? copy.people(members.length) : copy.ring.empty}
        </p>
        {members.length === 0 && (
          <VisuallyHidden className="sr-only md:hidden">{copy.ring.empty}</VisuallyHidden>
        )}
      </div>
      {hasRoom && members.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-3">
          {members.map(({ id, name, relationshipTag, photoUrl, ...state }) => (
            <li key={id} className="relative min-w-0">
              <Link
                to="/sanctum/circle/$memberId"
                params={{ memberId: id }}
                className="flex min-h-11 items-center gap-2.5 rounded-full pr-4 text-ink no-underline hover:bg-surface-2 hover:text-brass-hi"
              >
                <MemberSeal name={name} photoUrl={photoUrl} link={linkOf(state)} />
                <span className="min-w-0 leading-tight">
                  <span className="block max-w-56 truncate font-display text-base">{name}</span>
                  <span className="block text-xs text-ink-3">
                    {[copy.tags[relationshipTag], linkName(state)].filter(Boolean).join(', ')}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
