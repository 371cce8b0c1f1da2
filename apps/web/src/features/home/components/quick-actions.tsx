import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { words } from '../../../words/index.ts'
import { TileDrawing } from './tile-drawing.tsx'

const TILES = [
  { to: '/sanctum/blueprint', key: 'blueprint' },
  { to: '/sanctum/circle', key: 'circle' },
  { to: '/sanctum/foresight', key: 'foresight' },
  { to: '/sanctum/daily', key: 'daily' },
  { to: '/sanctum/ask', key: 'ask' },
] as const

/** Tiles to the pages that exist, each with a drawing of its own: cards side by side, on a phone rows. */
export function QuickActions() {
  const id = useId()
  const copy = words.home.actions
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {copy.title}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-5">
        {TILES.map(({ to, key }) => (
          <li key={key} className="grid">
            <Link
              to={to}
              className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink no-underline shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2 md:flex-col md:items-start md:p-5"
            >
              <TileDrawing of={key} />
              <span>
                <span className="block font-display text-lg">{copy[key].title}</span>
                <span className="block text-sm text-ink-2">{copy[key].text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
