import { RINGS } from '@astrarium/contracts'
import type { CircleMember } from '@astrarium/contracts'
import { cn } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { useMoveMember } from '../mutations.ts'
import { MemberSeal } from './member-seal.tsx'

const copy = words.circle.member.move

/** The rule of seven stops: every ring but the own one is a press away. */
export function MoveCard({ member }: { member: CircleMember }) {
  const move = useMoveMember()
  return (
    <Card title={copy.title}>
      <p className="-mt-3 text-sm text-ink-2">{copy.text}</p>
      <ol aria-label={copy.rings} className="mt-4 flex flex-col">
        {RINGS.map((ring) => {
          const isHere = ring === member.ring
          const { label, meaning } = words.circle.rings[ring]
          return (
            <li key={ring} className="group relative grid">
              {/* the rule, from the first stop to the last */}
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-[1.375rem] w-px bg-line-strong group-first:top-1/2 group-last:bottom-1/2"
              />
              <button
                type="button"
                // stays in the order of Tab, so that the focus is not lost by the move
                aria-disabled={isHere || move.isPending}
                aria-current={isHere || undefined}
                onClick={() => !isHere && move.mutate({ member, ring, canUndo: true })}
                className={cn(
                  'relative flex min-h-12 items-center gap-4 rounded-md pr-3 text-left',
                  !isHere && 'hover:bg-surface-2',
                )}
              >
                <span className="flex w-11 shrink-0 justify-center">
                  {isHere ? (
                    <MemberSeal name={member.name} photoUrl={member.photoUrl} isChosen />
                  ) : (
                    <span
                      aria-hidden="true"
                      className="size-4 rounded-full border border-line-strong bg-surface"
                    />
                  )}
                </span>
                <span className="min-w-0 py-1 leading-tight">
                  <span className={cn('block', isHere ? 'text-brass' : 'text-ink')}>{label}</span>
                  <span className="block text-sm text-ink-3">{meaning}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
