import { Link, useLocation } from '@tanstack/react-router'
import { Compass, MessageCircle, NotebookPen, Orbit, Sunrise, Telescope, Waypoints } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { useIsAtTalks } from '../hooks/use-is-at-talks.ts'

const copy = words.shell

const PAGES = [
  { to: '/sanctum', label: copy.dashboard, Icon: Compass, isExact: true },
  { to: '/sanctum/blueprint', label: copy.blueprint, Icon: Waypoints, isExact: false },
  { to: '/sanctum/circle', label: copy.circle, Icon: Orbit, isExact: false },
  { to: '/sanctum/circle/notes', label: words.circleNotes.name, Icon: NotebookPen, isExact: false },
  { to: '/sanctum/foresight', label: words.shell.foresight, Icon: Telescope, isExact: false },
  { to: '/sanctum/daily', label: copy.daily, Icon: Sunrise, isExact: false },
  { to: '/sanctum/ask', label: copy.ask, Icon: MessageCircle, isExact: false },
] as const

/** The pages that exist. Collapsed, their names are still there for screen readers and as tooltips. */
export function Navigation({
  isCollapsed = false,
  onFollow,
}: {
  isCollapsed?: boolean
  onFollow?: () => void
}) {
  // the notes stand below the Circle, and have an entry of their own
  const isAtNotes = useLocation({ select: ({ pathname }) => pathname.startsWith('/sanctum/circle/notes') })
  const isAtTalks = useIsAtTalks()
  return (
    <nav aria-label={copy.navigation}>
      <ul className="flex flex-col gap-1">
        {PAGES.map(({ to, label, Icon, isExact }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: isExact || (isAtNotes && to === '/sanctum/circle') }}
              onClick={onFollow}
              title={isCollapsed ? label : undefined}
              className={cn(
                'flex min-h-11 items-center gap-3.5 rounded-md text-sm no-underline',
                isCollapsed ? 'justify-center' : 'px-3',
              )}
              activeProps={{ className: 'bg-surface-2 text-brass' }}
              inactiveProps={
                isAtTalks && to === '/sanctum/ask'
                  ? { className: 'bg-surface-2 text-brass', 'aria-current': 'true' }
                  : { className: 'text-ink-2 hover:bg-surface hover:text-ink' }
              }
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
              <span className={isCollapsed ? 'sr-only' : undefined}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
