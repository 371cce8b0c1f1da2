import type { searchPeople } from '@astrarium/contracts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { MemberSeal } from '../member-seal.tsx'
import { SamePerson } from '../same-person.tsx'

const copy = words.circleLinks.search

type Person = z.output<(typeof searchPeople)['output']>['people'][number]

/** Somebody who was found, and how they stand to the person. */
export function PersonFound({
  person: { fullName, status },
  isBusy,
  among,
  onAsk,
}: {
  person: Person
  isBusy: boolean
  /** who of the Circle they may be */
  among: readonly { id: string; name: string }[]
  onAsk: (circleMemberId?: string) => void
}) {
  const [isAsked, setIsAsked] = useState(false)
  const asking = useRef<HTMLButtonElement>(null)
  if (isAsked && status === 'none' && among.length > 0)
    return (
      <SamePerson
        among={among}
        isBusy={isBusy}
        onAnswer={onAsk}
        onCancel={() => {
          flushSync(() => setIsAsked(false))
          asking.current?.focus()
        }}
      />
    )
  return (
    <div className="flex items-center gap-3">
      <MemberSeal name={fullName} />
      <span className="min-w-0 flex-1 truncate font-display text-lg text-ink">{fullName}</span>
      {status === 'none' ? (
        <Button
          ref={asking}
          size="sm"
          busy={isBusy}
          aria-label={copy.ask(fullName)}
          onClick={() => (among.length > 0 ? setIsAsked(true) : onAsk())}
        >
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
