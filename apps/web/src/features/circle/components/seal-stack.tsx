import { linkOf } from '../by-ring.ts'
import type { CirclePerson } from '../by-ring.ts'
import { words } from '../../../words/index.ts'
import { MemberSeal } from './member-seal.tsx'

const copy = words.circle

/** The first few people of a ring as overlapping seals, and how many more there are. */
export function SealStack({ members }: { members: readonly CirclePerson[] }) {
  const shown = members.slice(0, MOST)
  const more = members.length - shown.length
  return (
    <>
      <span className="flex" aria-hidden="true">
        {shown.map((member) => (
          <MemberSeal
            key={member.id}
            name={member.name}
            photoUrl={member.photoUrl}
            link={linkOf(member)}
            className="-ml-1 first:ml-0"
          />
        ))}
        {more > 0 && (
          <span className="-ml-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-3 text-xs text-ink">
            {copy.more(more)}
          </span>
        )}
      </span>
      <span className="sr-only">
        {[...shown.map(({ name }) => name), ...(more > 0 ? [copy.moreNames(more)] : [])].join(', ')}
      </span>
    </>
  )
}

const MOST = 4
