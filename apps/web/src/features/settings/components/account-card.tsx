import type { AccountPrivacy, Profile } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { DATE_STYLES, type DateStyle, useDateStyle } from '../../../lib/date-style.ts'
import { formatDate } from '../../../lib/format.ts'
import { THEMES, useTheme } from '../../../lib/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ThemeMark } from '../../../ui/theme-mark.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { useChangeSetting } from '../mutations.ts'
import { EmailRow } from './email-row.tsx'
import { offsetOf, zoneNamed } from '../zone-named.ts'
import { FactRow } from './fact-row.tsx'

const copy = words.settings.account
const planStatus = words.shell.plan.status
const ZoneDialog = later(async () => (await import('./zone-dialog.tsx')).ZoneDialog)

export function AccountCard({ account, profile }: { account: AccountPrivacy; profile: Profile }) {
  const [dates] = useDateStyle()
  return (
    <Card id="account" title={copy.title}>
      <dl>
        <FactRow
          label={copy.name}
          action={
            <Link to="/sanctum/profile" className="link inline-flex min-h-11 items-center">
              {copy.edit}
            </Link>
          }
        >
          {profile.fullName}
        </FactRow>
        <EmailRow account={account} />
        {/* drawn anew where dates are written otherwise; what was pressed stays, and its focus */}
        <SinceRow key={`${dates} ${profile.currentTimeZone}`} createdAt={account.createdAt} />
        <PlanRow />
        <ZoneRow zone={profile.currentTimeZone} />
        <FactRow label={copy.language} note={copy.languageNote}>
          {copy.english}
        </FactRow>
        <DatesRow />
        <DayRow isPrepared={profile.preparesDay} />
        <FactRow label={copy.theme}>
          <ThemeChoice />
        </FactRow>
      </dl>
    </Card>
  )
}

function SinceRow({ createdAt }: { createdAt: string }) {
  return <FactRow label={copy.since}>{formatDate(createdAt)}</FactRow>
}

function PlanRow() {
  const { data: balance } = useQuery(balanceQuery)
  return (
    <FactRow
      label={copy.plan}
      action={
        <Link to="/sanctum/subscription" className="link inline-flex min-h-11 items-center">
          {copy.seePlans}
        </Link>
      }
    >
      {/* what is free for ever is on trial for nobody */}
      {balance &&
        (['active', 'trialing'].includes(balance.status)
          ? balance.planName
          : `${balance.planName} · ${planStatus[balance.status]}`)}
    </FactRow>
  )
}

function ZoneRow({ zone }: { zone: string | null }) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <FactRow
        label={copy.zone}
        note={copy.zoneNote}
        action={
          <Button variant="outline" size="sm" aria-label={copy.zoneTitle} onClick={() => setIsChanging(true)}>
            {copy.change}
          </Button>
        }
      >
        {zone && `${zoneNamed(zone)} (${offsetOf(zone)})`}
      </FactRow>
      {isChanging && (
        <Suspense fallback={null}>
          <ZoneDialog zone={zone} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  )
}

function DatesRow() {
  const [style, setStyle] = useDateStyle()
  return (
    <FactRow label={copy.dates.label} note={copy.dates.note}>
      <Select
        aria-label={copy.dates.label}
        className="max-w-96"
        value={style}
        onValueChange={(chosen) => setStyle(DATE_STYLES.find((each) => each === chosen) ?? 'browser')}
        options={DATE_STYLES.map((value) => ({ value, label: exampleOf(value) }))}
      />
    </FactRow>
  )
}

function DayRow({ isPrepared }: { isPrepared: boolean }) {
  const change = useChangeSetting('preparesDay', { done: copy.day.saved, failed: copy.day.failed })
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
            'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-sm whitespace-nowrap sm:gap-2 sm:px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass',
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
          <ThemeMark theme={each} size={16} />
          {words.common.theme[each]}
        </label>
      ))}
    </fieldset>
  )
}

function exampleOf(style: DateStyle): string {
  const example = formatDate(EXAMPLE, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }, style)
  return style === 'browser' ? copy.dates.ofBrowser(example) : example
}

/** a day and an hour that each way of writing writes otherwise */
const EXAMPLE = '2026-11-21T14:35:00Z'
