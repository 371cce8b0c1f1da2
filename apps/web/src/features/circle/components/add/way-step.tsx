import { PencilLine, Search } from 'lucide-react'
import { words } from '../../../../words/index.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.way

/** Step 1: the ways that there are. */
export function WayStep({ onManual, onSearch }: { onManual: () => void; onSearch: () => void }) {
  return (
    <>
      <StepHeading>{copy.title}</StepHeading>
      <ul className="grid gap-3">
        {[
          { ...copy.manual, Icon: PencilLine, onChoose: onManual },
          { ...words.circleLinks.search.way, Icon: Search, onChoose: onSearch },
        ].map(({ title, text, Icon, onChoose }) => (
          <li key={title} className="grid">
            <button
              type="button"
              onClick={onChoose}
              className="flex items-center gap-4 rounded-md border border-line-strong bg-surface-2 p-4 text-left transition-colors duration-(--d-1) hover:border-brass"
            >
              <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0 text-brass" />
              <span>
                <span className="block font-display text-lg text-ink">{title}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
