import type { SavedAsk } from '@astrarium/contracts'
import { formatDate } from '../../../../lib/format.ts'
import { words } from '../../../../words/index.ts'
import { previewOf } from '../saved-asks.ts'

/**
 * A favourite in short: date, category, question and the beginning of the answer. The whole card opens it.
 */
export function SavedCard({ ask, onOpen }: { ask: SavedAsk; onOpen: () => void }) {
  const { question, answer } = previewOf(ask)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 text-left shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2"
    >
      <span className="flex w-full items-baseline justify-between gap-4 text-xs text-ink-3">
        <span>{formatDate(ask.askedAt)}</span>
        <span className="rounded-full border border-line px-2.5 py-0.5 text-brass">
          {words.savedChats.categories.names[ask.category]}
        </span>
      </span>
      <span className="font-display text-lg break-words text-ink">{question}</span>
      <span className="line-clamp-4 font-display text-base leading-snug break-words text-ink-2">
        {answer}
      </span>
    </button>
  )
}
