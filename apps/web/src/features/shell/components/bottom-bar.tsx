import { Link } from '@tanstack/react-router'
import { Compass, Menu, MessageCircle, Orbit, Sunrise } from 'lucide-react'
import { MenuLater } from '../../../ui/menu-later.tsx'
import { words } from '../../../words/index.ts'
import { useIsAtTalks } from '../hooks/use-is-at-talks.ts'

const copy = words.shell
const loadDrawer = async () => (await import('./drawer.tsx')).Drawer

const PAGES = [
  { to: '/sanctum', label: copy.dashboard, Icon: Compass, isExact: true },
  { to: '/sanctum/daily', label: copy.daily, Icon: Sunrise, isExact: false },
  { to: '/sanctum/ask', label: copy.ask, Icon: MessageCircle, isExact: false },
  { to: '/sanctum/circle', label: copy.circle, Icon: Orbit, isExact: false },
] as const

/** Under the thumb on a phone: the four pages of every day, and the drawer with all of them. */
export function BottomBar() {
  const isAtTalks = useIsAtTalks()
  return (
    <nav
      aria-label={copy.bottomBar}
      className="fixed inset-x-0 bottom-0 z-30 h-(--bar) border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid h-full grid-cols-5">
        {PAGES.map(({ to, label, Icon, isExact }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              activeOptions={{ exact: isExact }}
              className="bottom-bar-item"
              activeProps={{ className: 'text-brass' }}
              inactiveProps={
                isAtTalks && to === '/sanctum/ask'
                  ? { className: 'text-brass', 'aria-current': 'true' }
                  : { className: 'text-ink-2' }
              }
            >
              <Icon aria-hidden="true" size={21} strokeWidth={1.6} />
              {label}
            </Link>
          </li>
        ))}
        <li className="grid">
          <MenuLater
            load={loadDrawer}
            own={{}}
            opens="dialog"
            trigger={
              <button type="button" aria-label={copy.openMenu} className="bottom-bar-item text-ink-2">
                <Menu aria-hidden="true" size={21} strokeWidth={1.6} />
                {copy.menu}
              </button>
            }
          />
        </li>
      </ul>
    </nav>
  )
}
