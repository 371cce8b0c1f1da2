import type { DebugEntry } from '@astrarium/contracts'
import { formatRelative } from '../../../lib/format.ts'
import { debugLines } from '../debug-lines.ts'

export function DebugEntryItem({ entry }: { entry: DebugEntry }) {
  return (
    <li className="rounded-md border border-line bg-bg">
      <details>
        <summary className="min-h-11 cursor-pointer px-4 py-2.5">
          <span className="break-words">{entry.userMessage}</span>
          <span className="block text-xs text-ink-3">
            {entry.model} · {entry.questionCategory} · {entry.outcome} · {formatRelative(entry.timestamp)}
          </span>
        </summary>
        <dl className="flex flex-col gap-3 border-t border-line px-4 py-4 text-sm">
          {debugLines(entry).map(({ field, label, text }) => (
            <div key={field} className="grid gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="text-ink-3">{label}</dt>
              {/* keyboards reach what scrolls */}
              <dd
                tabIndex={text.length > 400 ? 0 : undefined}
                className="max-h-64 overflow-auto break-words whitespace-pre-wrap text-ink"
              >
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
