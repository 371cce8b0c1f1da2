import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { debugEntriesQuery } from '../queries.ts'
import { DebugEntryItem } from './debug-entry-item.tsx'

const copy = words.debug

/** What stood behind the last ten answers, for those who may see it. */
export function DebugPanel({ onClose }: { onClose: () => void }) {
  const { data: entries, isError, refetch } = useQuery(debugEntriesQuery)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title}
      description={copy.description}
      className="md:max-w-4xl"
    >
      {entries ? (
        entries.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {entries.map((entry) => (
              <DebugEntryItem key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{copy.none}</p>
        )
      ) : isError ? (
        <LoadFailed onRetry={() => refetch()}>{copy.failed}</LoadFailed>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
    </Dialog>
  )
}
