import type { searchPeople } from '@astrarium/contracts'
import type { z } from 'zod'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { MemberSeal } from '../member-seal.tsx'

const copy = words.circleLinks.search

type Person = z.output<(typeof searchPeople)['output']>['people'][number]

/** Somebody who was found, and how they stand to the person. */
export function PersonFound({
  person: { fullName, status },
  isBusy,
  onAsk,
}: {
  person: Person
  isBusy: boolean
  onAsk: () => void
}) {
  return (
    <div className="flex items-center gap-3">
      <MemberSeal name={fullName} />
      <span className="min-w-0 flex-1 truncate font-display text-lg text-ink">{fullName}</span>
      {status === 'none' ? (
        <Button size="sm" busy={isBusy} aria-label={copy.ask(fullName)} onClick={onAsk}>
          {copy.status.none}
        </Button>
      ) : (
        <Button size="sm" variant="outline" disabled>
          {copy.status[status]}
        </Button>
      )}
    </div>
  )
}
