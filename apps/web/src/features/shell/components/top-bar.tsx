import type { SessionUser } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { words } from '../../../words/index.ts'
import { Photo } from '../../profile/components/photo.tsx'
import { profileQuery } from '../../profile/queries.ts'
import { dailySkyQuery } from '../queries.ts'
import { MoonBadge, MoonName } from './moon-badge.tsx'
import { SettingsMenu } from './settings-menu.tsx'

const SHORT = { day: 'numeric', month: 'short' } as const
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const

/**
 * Where one is, which day it is, and the Moon of it. Until the server has said which day it is, it is that of
 * this browser.
 */
export function TopBar({ user, onLogOut }: { user: SessionUser; onLogOut: () => void }) {
  const today = useToday()
  const { data: sky } = useQuery(dailySkyQuery(today))
  const photo = useQuery(profileQuery).data?.profilePhotoUrl ?? null
  return (
    <header className="letters-grow-alone flex min-h-(--top) items-center gap-x-2 border-b border-line px-4 md:gap-x-3 md:px-8">
      <Link
        to="/sanctum"
        aria-label={words.shell.dashboard}
        className="-ml-1 grid size-11 place-items-center md:hidden"
      >
        <BrandMark size={28} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col lg:flex-row lg:items-baseline lg:gap-4">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-display text-lg leading-tight max-md:text-[length:min(var(--t-lg),24px)]">
            {words.shell.title}
          </span>
          <span className="text-[length:min(var(--t-xs),15px)] leading-[1.45] whitespace-nowrap text-ink-2 lg:hidden">
            {formatInReading(sky?.forDate ?? today, SHORT)}
          </span>
        </p>
        <p className="text-sm text-ink-2 max-lg:hidden">{formatInReading(sky?.forDate ?? today, LONG)}</p>
        {sky && <MoonName sky={sky} />}
      </div>
      {sky && <MoonBadge sky={sky} />}
      <SettingsMenu onLogOut={onLogOut} />
      <span className="grid size-9 shrink-0 place-items-center rounded-full border border-brass font-display text-[length:min(var(--t-lg),24px)] leading-none text-brass">
        <Photo
          url={photo}
          alt={user.name}
          initial={
            <span role="img" aria-label={user.name} title={user.name}>
              {initialOf(user)}
            </span>
          }
        />
      </span>
    </header>
  )
}

function initialOf({ name, email }: SessionUser): string {
  const [first] = new Intl.Segmenter().segment(name.trim() || email)
  return first?.segment.toLocaleUpperCase() ?? ''
}
