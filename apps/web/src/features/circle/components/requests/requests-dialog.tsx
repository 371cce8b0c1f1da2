import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { words } from '../../../../words/index.ts'
import { requestsQuery } from '../../link-queries.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { IncomingCard } from './incoming-card.tsx'
import { SentRequests } from './sent-requests.tsx'

const copy = words.circleLinks.requests

/** Who asks the person, whom they asked, and who may not ask again. */
export function RequestsDialog({ onSearch, onClose }: { onSearch: () => void; onClose: () => void }) {
  const requests = useQuery(requestsQuery)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.open}>
      <Loaded of={requests} loading={copy.loading} failed={copy.failed}>
        {(data) => (
          <div className="flex flex-col gap-7">
            <section>
              <h3 className="mb-3 text-lg">{copy.incoming}</h3>
              {data.incoming.length === 0 ? (
                <div className="flex flex-col items-start gap-3">
                  <p className="text-ink-2">{copy.empty}</p>
                  <Button variant="outline" size="sm" onClick={onSearch}>
                    {words.circleLinks.search.way.title}
                  </Button>
                </div>
              ) : (
                <ul className="flex flex-col gap-4">
                  {data.incoming.map((request) => (
                    <li key={request.id}>
                      <IncomingCard request={request} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <SentRequests sent={data.sent} limits={data.limits} />
            {data.blocked.length > 0 && <BlockedPeople blocked={data.blocked} />}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
