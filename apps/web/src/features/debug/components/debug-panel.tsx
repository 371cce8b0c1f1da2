import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { words } from '../../../words/index.ts'
import { debugEntriesQuery } from '../queries.ts'
import { DebugEntryItem } from './debug-entry-item.tsx'

const copy = words.debug

/** What stood behind the last ten answers, for those who may see it. */
export function DebugPanel({ onClose }: { onClose: () => void }) {
  const debugged = useQuery(debugEntriesQuery)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.description}
      className="md:max-w-4xl"
    >
      <Loaded of={debugged} loading={copy.loading} failed={copy.failed}>
        {(entries) =>
          entries.length > 0 ? (
            <ul className="flex flex-col gap-3">
              {entries.map((entry) => (
                <DebugEntryItem key={entry.id} entry={entry} />
              ))}
            </ul>
          ) : (
            <p className="text-ink-2">{copy.none}</p>
          )
        }
      </Loaded>
    </Dialog>
  )
}
