import { X } from 'lucide-react'
import { words } from '../../../words/index.ts'
import type { About } from '../hooks/use-about.ts'

const copy = words.chat.about

/** Whom the conversation is about, with a way to leave that: also where their name cannot be had. */
export function AboutChip({
  about: { id, name: known, choose },
  onRemoved,
}: {
  about: About
  onRemoved: () => void
}) {
  if (id === null) return null
  const name = known ?? copy.somebody
  return (
    <p className="flex items-center self-start rounded-full border border-brass pl-4 text-sm text-ink">
      {copy.chip(name)}
      <button
        type="button"
        aria-label={copy.remove(name)}
        title={copy.remove(name)}
        onClick={() => {
          choose(null)
          onRemoved()
        }}
        className="grid size-11 place-items-center rounded-full text-ink-2 transition-colors duration-(--d-1) hover:text-ink"
      >
        <X aria-hidden="true" size={16} />
      </button>
    </p>
  )
}
