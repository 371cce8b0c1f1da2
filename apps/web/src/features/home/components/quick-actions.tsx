import { Link } from '@tanstack/react-router'
import { MessageCircle, UserRound } from 'lucide-react'
import { words } from '../../../words/index.ts'

const TILES = [
  { to: '/sanctum/ask', key: 'ask', Icon: MessageCircle },
  { to: '/sanctum/profile', key: 'profile', Icon: UserRound },
] as const

/** Tiles to the pages that exist. */
export function QuickActions() {
  const copy = words.home.actions
  return (
    <nav aria-label={copy.title} className="grid content-start gap-5 sm:grid-cols-2 lg:grid-cols-1">
      {TILES.map(({ to, key, Icon }) => (
        <Link
          key={key}
          to={to}
          className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5 text-ink no-underline shadow-card transition-colors duration-(--d-1) hover:border-line-strong hover:bg-surface-2"
        >
          <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0 text-brass" />
          <span>
            <span className="block font-display text-lg">{copy[key].title}</span>
            <span className="block text-sm text-ink-2">{copy[key].text}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
