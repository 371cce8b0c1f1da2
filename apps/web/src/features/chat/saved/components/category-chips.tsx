import type { SavedAsk, Topic } from '@astrarium/contracts'
import { cn } from '../../../../lib/class-names.ts'
import { words } from '../../../../words/index.ts'
import { countCategories } from '../saved-asks.ts'

const copy = words.savedChats.categories

/** All, and each category with its number; only where there is more than one to choose from. */
export function CategoryChips({
  asks,
  chosen,
  onChoose,
}: {
  asks: readonly SavedAsk[]
  chosen: Topic | null
  onChoose: (category: Topic | null) => void
}) {
  const categories = countCategories(asks)
  // the chosen one may have lost its last card, and the way out has to stay
  if (categories.length < 2 && chosen === null) return null
  const chips = [
    { category: null, label: copy.all(asks.length) },
    ...categories.map(({ category, count }) => ({
      category,
      label: copy.one(words.savedChats.categories.names[category], count),
    })),
  ]
  return (
    <div role="group" aria-label={copy.label} className="mb-6 flex flex-wrap gap-2">
      {chips.map(({ category, label }) => (
        <button
          key={category ?? ''}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={cn(
            'min-h-11 rounded-full border px-4 text-sm transition-colors duration-(--d-1)',
            category === chosen
              ? 'border-brass text-brass'
              : 'border-line text-ink-2 hover:border-line-strong hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
