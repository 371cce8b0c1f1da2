import { Link } from '@tanstack/react-router'
import { MessageCircle, Sunrise, Telescope, Waypoints } from 'lucide-react'
import { useId } from 'react'
import { words } from '../../../words/index.ts'

const TILES = [
  { to: '/sanctum/blueprint', key: 'blueprint', Icon: Waypoints },
  { to: '/sanctum/foresight', key: 'foresight', Icon: Telescope },
  { to: '/sanctum/daily', key: 'daily', Icon: Sunrise },
  { to: '/sanctum/ask', key: 'ask', Icon: MessageCircle },
] as const

/** Tiles to the pages that exist. */
export function QuickActions() {
  const id = useId()
  const copy = words.home.actions
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {copy.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
        {TILES.map(({ to, key, Icon }) => (
          <li key={key} className="grid">
            <Link
              to={to}
              className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 text-ink no-underline shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2 md:flex-row md:items-center md:gap-4 md:p-5"
            >
              <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0 text-brass" />
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
