import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { sent as copy } from '../../../words/en/sent.ts'
import { sentQuery } from '../queries.ts'

/** What an outside model would be sent, word for word. */
export function SentDialog({ onClose }: { onClose: () => void }) {
  const sent = useQuery(sentQuery)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={sent.data && copy.description(sent.data.question)}
      className="md:max-w-3xl"
    >
      <Loaded of={sent} loading={copy.loading} failed={copy.failed}>
        {({ messages }) => (
          <>
            {messages === null && <p className="text-ink-2">{copy.noChart}</p>}
            {messages?.toReversed().map(({ role, content }, place) => (
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
        )}
      </Loaded>
    </Dialog>
  )
}
