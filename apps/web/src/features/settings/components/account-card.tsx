import type { AccountPrivacy, Profile } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Moon, Sun } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { browserTimeZone, formatDate } from '../../../lib/format.ts'
import { THEMES, useTheme } from '../../../lib/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { words } from '../../../words/index.ts'
import { useChangeSetting } from '../mutations.ts'
import { EmailRow } from './email-row.tsx'
import { FactRow } from './fact-row.tsx'

const copy = words.settings.account

export function AccountCard({ account, profile }: { account: AccountPrivacy; profile: Profile }) {
  return (
    <Card id="account" title={copy.title}>
      <dl>
        <FactRow
          label={copy.name}
          action={
            <Link to="/sanctum/profile" className="inline-flex min-h-11 items-center">
              {copy.edit}
            </Link>
          }
        >
          {profile.fullName}
        </FactRow>
        <EmailRow account={account} />
        <FactRow label={copy.since}>{formatDate(account.createdAt)}</FactRow>
        <ZoneRow zone={profile.currentTimeZone} />
        <DayRow isPrepared={profile.preparesDay} />
        <FactRow label={copy.theme}>
          <ThemeChoice />
        </FactRow>
      </dl>
    </Card>
  )
}

function ZoneRow({ zone }: { zone: string | null }) {
  const here = browserTimeZone()
  const change = useChangeSetting({ done: copy.zoneSaved(named(here)), failed: copy.zoneFailed })
  return (
    <FactRow
      label={copy.zone}
      note={copy.zoneNote}
      action={
        zone !== here && (
          <Button
            variant="outline"
            size="sm"
            busy={change.isPending}
            onClick={() => change.mutate({ currentTimeZone: here })}
          >
            {copy.zoneHere(named(here))}
          </Button>
        )
      }
    >
      {zone && named(zone)}
    </FactRow>
  )
}

function DayRow({ isPrepared }: { isPrepared: boolean }) {
  const change = useChangeSetting({ done: copy.day.saved, failed: copy.day.failed })
  return (
    <FactRow label={copy.day.label} note={copy.day.note}>
      <Checkbox
        checked={isPrepared}
        disabled={change.isPending}
        onCheckedChange={(preparesDay) => change.mutate({ preparesDay })}
      >
        {copy.day.prepares}
      </Checkbox>
    </FactRow>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  return (
    <fieldset className="inline-flex rounded-full border border-line-strong p-0.5">
      <legend className="sr-only">{copy.theme}</legend>
      {THEMES.map((each) => (
        <label
          key={each}
          className={cn(
            'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass',
            theme === each ? 'bg-brass text-on-brass' : 'text-ink-2',
          )}
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === each}
            onChange={() => setTheme(each)}
          />
          {each === 'night' ? <Moon aria-hidden="true" size={16} /> : <Sun aria-hidden="true" size={16} />}
          {words.common.theme[each]}
        </label>
      ))}
    </fieldset>
  )
}

/** `Europe/Rome` → Europe / Rome */
function named(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}
