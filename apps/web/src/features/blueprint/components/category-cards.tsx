import './blueprint.css'
import { Link } from '@tanstack/react-router'
import { words } from '../../../words/index.ts'
import { aboutCategory } from '../about-category.ts'
import type { Chapter } from './constellation-map.tsx'
import { Plough } from './plough.tsx'

const copy = words.blueprint

/** The chapters as cards under a small constellation, where there is no room for its names. */
export function CategoryCards({ categories }: { categories: readonly Chapter[] }) {
  return (
    <>
      <div className="mb-4 rounded-lg border border-line bg-bg-deep px-6 py-4 shadow-card">
        <Plough className="mx-auto w-full max-w-80" />
      </div>
      <ol aria-label={copy.chapters} className="grid gap-3 @min-[36rem]:grid-cols-2">
        {categories.map(({ id, label, percentage, firstLine }, at) => (
          <li key={id} className="grid">
            <Link
              to="/sanctum/blueprint/$categoryId"
              params={{ categoryId: id }}
              className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink no-underline shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2"
            >
              <Plough lit={at} className="w-16 shrink-0" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-display text-lg">{label}</span>
                {percentage === 100 && firstLine ? (
                  <span className="font-display leading-snug text-ink-2">{firstLine}</span>
                ) : (
                  <span className="text-sm text-ink-2">{aboutCategory(id)}</span>
                )}
              </span>
              {percentage < 100 && (
                <span className="text-xs text-ink-2">
                  {copy.percent(percentage)} <span className="sr-only">{copy.answered}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}
