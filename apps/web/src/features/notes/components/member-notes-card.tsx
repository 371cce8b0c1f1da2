import type { CircleMemberCard } from '@astrarium/contracts'
import { Said } from '../../../ui/said.tsx'
import { words } from '../../../words/index.ts'
import { MemberSeal } from '../../circle/components/member-seal.tsx'
import { RingMark } from '../../circle/components/ring-mark.tsx'

const copy = words.circleNotes

/** Somebody with notes, and how many. The whole card opens them. */
export function MemberNotesCard({
  member: { name, relationshipTag, ring, summary, link, photoUrl },
  count,
  onOpen,
}: {
  member: CircleMemberCard
  count: number
  onOpen: () => void
}) {
  return (
    <article className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2">
      <header className="flex items-center gap-4">
        <MemberSeal name={name} photoUrl={photoUrl} size="lg" link={link && 'linked'} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg leading-snug">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={copy.card.of(name, count)}
              onClick={onOpen}
              className="text-ink after:absolute after:inset-0 after:rounded-lg hover:text-brass-hi"
            >
              {name}
            </button>
          </h2>
          <p className="text-sm text-ink-2">{words.circle.tags[relationshipTag]}</p>
        </div>
        <p className="shrink-0 self-start rounded-full border border-line-strong px-2.5 py-0.5 text-xs text-brass">
          {copy.count(count)}
        </p>
      </header>
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <RingMark ring={ring} className="shrink-0" />
        {words.circle.rings[ring].label}
      </p>
      <Said className="line-clamp-2 text-base leading-snug text-ink-2">
        {summary ?? words.circle.rings[ring].meaning}
      </Said>
    </article>
  )
}
