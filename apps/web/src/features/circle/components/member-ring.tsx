import type { CircleMember } from '@astrarium/contracts'
import { Card } from '../../../ui/card.tsx'
import { Said } from '../../../ui/said.tsx'
import { words } from '../../../words/index.ts'
import { whyRing } from '../why-ring.ts'

const copy = words.circle.member

/** Why they stand there, and what the person wrote about the two of them. */
export function MemberRing({ member }: { member: CircleMember }) {
  const { label, meaning } = words.circle.rings[member.ring]
  return (
    <Card title={label}>
      <p className="text-ink-2">{meaning}</p>
      {member.summary && (
        <div className="mt-4">
          <p className="font-display text-sm text-brass italic">{copy.fromArion}</p>
          <Said className="mt-1 text-lg text-ink">{member.summary}</Said>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-3">{whyRing(member)}</p>
      {member.astrologicalFactors.length > 0 && (
        <section className="mt-5">
          <h3 className="mb-2 text-lg">{copy.factors}</h3>
          <ul className="border-t border-line text-sm text-ink-2">
            {member.astrologicalFactors.map((factor) => (
              <li key={factor} className="border-b border-line py-2">
                {factor}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-5">
        <h3 className="mb-1 text-lg">{copy.context}</h3>
        <p className="break-words whitespace-pre-line text-ink-2">
          {member.contextDescription ?? copy.noContext}
        </p>
      </section>
    </Card>
  )
}
