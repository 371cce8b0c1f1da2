import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { words } from '../../../words/index.ts'
import { neighboursOf } from '../questions.ts'

const copy = words.blueprint.category

/** The chapters before and after this one. */
export function CategoryNeighbours({
  categories,
  categoryId,
}: {
  categories: readonly { id: string; label: string }[]
  categoryId: string
}) {
  const { before, after } = neighboursOf(categories, categoryId)
  if (!before && !after) return null
  return (
    <nav
      aria-label={copy.neighbours}
      className="mt-9 flex flex-wrap justify-between gap-4 border-t border-line pt-5"
    >
      {before && (
        <Link to="/sanctum/blueprint/$categoryId" params={{ categoryId: before.id }} className={LINK}>
          <ArrowLeft aria-hidden="true" size={18} className="shrink-0" />
          <span>
            <span className="block text-xs text-ink-3">{copy.before}</span>
            <span className="block font-display text-lg">{before.label}</span>
          </span>
        </Link>
      )}
      {after && (
        <Link
          to="/sanctum/blueprint/$categoryId"
          params={{ categoryId: after.id }}
          className={`${LINK} ml-auto text-right`}
        >
          <span>
            <span className="block text-xs text-ink-3">{copy.after}</span>
            <span className="block font-display text-lg">{after.label}</span>
          </span>
          <ArrowRight aria-hidden="true" size={18} className="shrink-0" />
        </Link>
      )}
    </nav>
  )
}

const LINK =
  'flex min-h-11 items-center gap-4 rounded-md px-2 py-1 text-ink no-underline transition-colors duration-(--d-1) hover:text-brass-hi'
