import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import type { IncomingRequest, RelationshipTag, ShareScope } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { words } from '../../../../words/index.ts'
import { useAnswerRequest } from '../../link-mutations.ts'
import { mayBeSame } from '../../may-be-same.ts'
import { circleQuery } from '../../queries.ts'
import { MemberSeal } from '../member-seal.tsx'
import { SamePerson } from '../same-person.tsx'
import { ScopeChoice } from '../scope-choice.tsx'

const copy = words.circleLinks.requests

/** A request, what accepting it would show of the person, and the ways to answer. */
export function IncomingCard({ request }: { request: IncomingRequest }) {
  const [scope, setScope] = useState<ShareScope>('ring')
  const [relationshipTag, setTag] = useState<RelationshipTag>('friend')
  const answer = useAnswerRequest(request)
  const name = request.senderName || copy.unknown
  const isBusy = answer.isPending
  const among = mayBeSame(request.senderName, useQuery(circleQuery).data ?? [])
  const [isAsked, setIsAsked] = useState(false)
  const accepting = useRef<HTMLButtonElement>(null)
  const accept = (circleMemberId?: string) =>
    answer.mutate({ kind: 'accept', scope, relationshipTag, ...(circleMemberId && { circleMemberId }) })
  const decline = (how: 'told' | 'quiet' | 'never') => answer.mutate({ kind: 'decline', how })
  return (
    <article className="rounded-md border border-line bg-surface-2 p-4">
      <header className="flex items-center gap-3">
        <MemberSeal name={name} size="lg" />
        <div className="min-w-0">
          <h4 className="truncate font-display text-lg text-ink">{name}</h4>
          <p className="text-sm text-ink-2">{copy.wants}</p>
        </div>
      </header>
      {request.message && (
        <blockquote className="mt-3 border-l-2 border-brass-lo pl-3 font-display break-words text-ink-2 italic">
          “{request.message}”
        </blockquote>
      )}
      <div className="mt-4 grid gap-4">
        <Field label={copy.tag}>
          <Select
            value={relationshipTag}
            disabled={isBusy}
            onValueChange={(value) => {
              const chosen = RELATIONSHIP_TAGS.find((tag) => tag === value)
              if (chosen) setTag(chosen)
            }}
            options={TAGS}
          />
        </Field>
        <ScopeChoice legend={copy.see(name)} scope={scope} onChange={setScope} disabled={isBusy} />
      </div>
      {isAsked && among.length > 0 && (
        <div className="mt-4">
          <SamePerson
            among={among}
            isBusy={isBusy}
            onAnswer={accept}
            onCancel={() => {
              flushSync(() => setIsAsked(false))
              accepting.current?.focus()
            }}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          ref={accepting}
          size="sm"
          busy={isBusy}
          busyLabel={copy.busy}
          disabled={isAsked && among.length > 0}
          onClick={() => (among.length > 0 ? setIsAsked(true) : accept())}
        >
          {copy.accept}
        </Button>
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          busyLabel={copy.busy}
          onClick={() => decline('told')}
        >
          {copy.decline}
        </Button>
        <Menu
          trigger={
            <Button variant="ghost" size="icon" disabled={isBusy} aria-label={copy.more(name)}>
              <ChevronDown aria-hidden="true" size={18} />
            </Button>
          }
        >
          <MenuItem onSelect={() => decline('quiet')}>{copy.quiet}</MenuItem>
          <MenuItem isDanger onSelect={() => decline('never')}>
            {copy.never}
          </MenuItem>
        </Menu>
      </div>
    </article>
  )
}

const TAGS = RELATIONSHIP_TAGS.map((tag) => ({ value: tag, label: words.circle.tags[tag] }))
