import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { sent as copy } from '../../../words/en/sent.ts'
import { sentQuery } from '../queries.ts'

/** What an outside model would be sent, word for word. */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(sentQuery)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={data && copy.description(data.question)}
      className="md:max-w-3xl"
    >
      {data ? (
        <>
          {data.messages === null && <p className="text-ink-2">{copy.noChart}</p>}
          {data.messages?.toReversed().map(({ role, content }, place) => (
            <section key={place} className="mb-5 last:mb-0">
              <h3 className="mb-2 font-body text-sm font-medium text-ink-2">{copy.roles[role]}</h3>
              {/* keyboards reach what scrolls */}
              <div
                tabIndex={0}
                role="group"
                aria-label={copy.roles[role]}
                className="max-h-72 overflow-auto rounded-md border border-line bg-bg px-4 py-3 text-sm break-words whitespace-pre-wrap"
              >
                {content}
              </div>
            </section>
          ))}
        </>
      ) : isError ? (
        <LoadFailed onRetry={() => refetch()}>{copy.failed}</LoadFailed>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
    </Dialog>
  )
}
