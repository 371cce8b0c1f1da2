import { RELATIONSHIP_TAGS, REQUEST_MESSAGE_MAX, SEARCH_MIN } from '@astrarium/contracts'
import type { RelationshipTag } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { words } from '../../../../words/index.ts'
import { useSendRequest } from '../../link-mutations.ts'
import { peopleQuery } from '../../link-queries.ts'
import { mayBeSame } from '../../may-be-same.ts'
import { circleQuery } from '../../queries.ts'
import { InviteByMail } from './invite-by-mail.tsx'
import { PersonFound } from './person-found.tsx'
import { StepHeading } from './step-heading.tsx'
import { TheyMaySee } from './they-may-see.tsx'

const copy = words.circleLinks.search
const SHOWN_MS = 1500

/** Search mode, step 2: people who chose to be found, and a letter to whoever did not. */
export function SearchStep({
  onManual,
  onBack,
  onClose,
}: {
  onManual: () => void
  onBack: () => void
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [relationshipTag, setTag] = useState<RelationshipTag>('friend')
  const [message, setMessage] = useState('')
  const wanted = useDebounced(name.trim(), 300)
  const isLong = wanted.length >= SEARCH_MIN
  const search = useQuery({ ...peopleQuery(wanted), enabled: isLong })
  const send = useSendRequest()
  const circle = useQuery(circleQuery).data ?? []
  const people = isLong ? search.data?.people : undefined

  useEffect(() => {
    if (!send.isSuccess) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [send.isSuccess, onClose])

  if (send.isSuccess)
    return (
      <div role="status">
        <StepHeading text={copy.sent.text}>{copy.sent.title}</StepHeading>
      </div>
    )
  return (
    <>
      <StepHeading>{copy.title}</StepHeading>
      <div className="flex flex-col gap-5">
        <Field label={copy.label} hint={copy.hint}>
          <TextInput
            type="search"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label={copy.tag}>
          <Select
            value={relationshipTag}
            onValueChange={(value) => {
              const chosen = RELATIONSHIP_TAGS.find((tag) => tag === value)
              if (chosen) setTag(chosen)
            }}
            options={TAGS}
          />
        </Field>
        <div role="status" className="text-sm text-ink-2">
          {isLong && search.isFetching && !people && copy.searching}
          {people && people.length > 0 && copy.found(people.length)}
          {people?.length === 0 && copy.empty}
        </div>
        {isLong && search.isError && <LoadFailed onRetry={() => search.refetch()}>{copy.failed}</LoadFailed>}
        {people?.some(({ status }) => status === 'none') && (
          <>
            <Field label={copy.message} hint={copy.messageHint}>
              <TextArea
                rows={2}
                maxLength={REQUEST_MESSAGE_MAX}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </Field>
            <TheyMaySee />
          </>
        )}
        {people && people.length > 0 && (
          <ul className="max-h-64 overflow-y-auto border-t border-line">
            {people.map((person) => (
              <li key={person.userId} className="border-b border-line py-2">
                <PersonFound
                  person={person}
                  isBusy={send.isPending && send.variables.recipientUserId === person.userId}
                  among={mayBeSame(person.fullName, circle)}
                  onAsk={(circleMemberId) =>
                    send.mutate({
                      recipientUserId: person.userId,
                      relationshipTag,
                      relationshipContext: message.trim() || null,
                      ...(circleMemberId && { circleMemberId }),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {people?.length === 0 && (
          <>
            <p className="-mt-3 text-sm text-ink-2">{copy.why}</p>
            <InviteByMail wish={{ relationshipTag }} />
            <Button variant="outline" onClick={onManual}>
              {words.circle.add.way.manual.title}
            </Button>
          </>
        )}
        <Button variant="ghost" onClick={onBack} className="self-start">
          {words.common.back}
        </Button>
      </div>
    </>
  )
}

const TAGS = RELATIONSHIP_TAGS.map((tag) => ({ value: tag, label: words.circle.tags[tag] }))
