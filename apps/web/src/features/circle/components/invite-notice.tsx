import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { formatDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { useCancelRequest } from '../link-mutations.ts'
import { requestsQuery } from '../link-queries.ts'

const { invitation: copy, requests } = words.circleLinks

/** Somebody with whom there is no link: the way to one, or what waits for their answer. */
export function InviteNotice({ member, onInvite }: { member: CircleMember; onInvite: () => void }) {
  const { data } = useQuery(requestsQuery)
  const cancel = useCancelRequest()
  if (!data) return null
  const waiting = data.sent.find(
    ({ circleMemberId, status }) => circleMemberId === member.id && status === 'pending',
  )
  if (waiting)
    return (
      <Notice
        action={
          <Button
            variant="outline"
            size="sm"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(waiting.id)}
          >
            {requests.cancel}
          </Button>
        }
      >
        {copy.waits(member.name, formatDate(waiting.expiresAt))}
      </Notice>
    )
  return (
    <Notice
      action={
        <Button variant="outline" size="sm" onClick={onInvite}>
          <Mail aria-hidden="true" size={18} />
          {copy.title}
        </Button>
      }
    >
      {copy.notLinked(member.name)}
    </Notice>
  )
}
