import type { CircleMemberCard } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { words } from '../../../../words/index.ts'
import { MemberSeal } from '../../../circle/components/member-seal.tsx'

const copy = words.checkIn.late

/** Those of the Circle who have died: no day is theirs any more, and what is kept of them is a click away. */
export function Remembered({ members }: { members: readonly CircleMemberCard[] }) {
  return (
    <section aria-label={copy.title} className="mt-10 border-t border-line pt-6">
      <h2 className="text-lg">{copy.title}</h2>
      <p className="mt-1 max-w-(--measure) text-sm text-ink-2">{copy.text}</p>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {members.map(({ id, name, relationshipTag, photoUrl }) => (
          <li key={id} className="flex items-center gap-3">
            <MemberSeal name={name} photoUrl={photoUrl} />
            <Link
              to="/sanctum/circle/$memberId"
              params={{ memberId: id }}
              className="link min-h-11 content-center"
            >
              {name}
            </Link>
            <span className="text-sm text-ink-2">{words.circle.tags[relationshipTag]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
