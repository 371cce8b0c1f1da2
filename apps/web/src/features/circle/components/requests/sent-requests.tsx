import type { listCircleRequests, SentRequest } from '@astrarium/contracts'
import type { z } from 'zod'
import { formatDate } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { useCancelRequest } from '../../link-mutations.ts'

const copy = words.circleLinks.requests

/** Whom the person asked within 30 days, and how many more may be asked. */
export function SentRequests({
  sent,
  limits,
}: Pick<z.output<(typeof listCircleRequests)['output']>, 'sent' | 'limits'>) {
  const cancel = useCancelRequest()
  return (
    <section>
      <h3 className="mb-3 text-lg">{copy.sent}</h3>
      {sent.length === 0 ? (
        <p className="text-ink-2">{copy.noneSent}</p>
      ) : (
        <ul className="border-t border-line">
          {sent.map((request) => (
            <li
              key={request.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <span className="min-w-0">
                <span className="block break-words text-ink">{nameOf(request)}</span>
                <span className="block text-sm text-ink-2">
                  {copy.status[request.status]}
                  {request.status === 'pending' && `, ${copy.until(formatDate(request.expiresAt))}`}
                </span>
              </span>
              {request.status === 'pending' && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={copy.cancelOf(nameOf(request))}
                  busy={cancel.isPending && cancel.variables === request.id}
                  onClick={() => cancel.mutate(request.id)}
                >
                  {copy.cancel}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-3">
        {copy.limits(limits.sentToday, limits.aDay, limits.pending, limits.mostPending)}
      </p>
    </section>
  )
}

function nameOf({ recipientName }: SentRequest): string {
  return recipientName || copy.somebody
}
