import type { AccountPrivacy } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDate, formatRelative } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { deviceOf } from '../device.ts'
import { useEndOtherSessions, useEndSession } from '../mutations.ts'
import { sessionsQuery } from '../queries.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.security
const SecondStepRows = later(async () => (await import('./second-step-rows.tsx')).SecondStepRows)
const ChangesRow = later(async () => (await import('./changes-row.tsx')).ChangesRow)
const PasswordDialog = later(async () => (await import('./password-dialog.tsx')).PasswordDialog)

export function SecurityCard({
  hasPassword,
  passwordChangedAt,
}: Pick<AccountPrivacy, 'hasPassword' | 'passwordChangedAt'>) {
  const [isChanging, setIsChanging] = useState(false)
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  const hasOthers = sessions.data?.some(({ isThisOne }) => !isThisOne) ?? false
  return (
    <Card id="security" title={copy.title}>
      {hasPassword && (
        <SettingRow
          label={copy.password}
          note={passwordChangedAt && copy.passwordChangedAt(formatDate(passwordChangedAt))}
          action={
            <Button variant="outline" size="sm" onClick={() => setIsChanging(true)}>
              {copy.changePassword}
            </Button>
          }
        />
      )}
      {/* as high as the two rows, so that what follows stays in its place */}
      <Suspense fallback={<div className="min-h-44" />}>
        <SecondStepRows hasPassword={hasPassword} />
      </Suspense>
      <SettingRow
        label={copy.sessions}
        note={copy.sessionsNote}
        action={
          hasOthers && (
            <Button variant="outline" size="sm" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {copy.signOutElsewhere}
            </Button>
          )
        }
      >
        <Loaded of={sessions} loading={words.settings.loading} failed={words.settings.loadFailed}>
          {(items) => (
            <ul className="flex flex-col gap-2">
              {items.map((session) => (
                <Session key={session.id} {...session} />
              ))}
            </ul>
          )}
        </Loaded>
      </SettingRow>
      <Suspense fallback={<div className="min-h-24" />}>
        <ChangesRow />
      </Suspense>
      {isChanging && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Session({
  id,
  userAgent,
  signedInAt,
  lastSeenAt,
  isThisOne,
}: {
  id: string
  userAgent: string | null
  signedInAt: string
  lastSeenAt: string
  isThisOne: boolean
}) {
  const end = useEndSession()
  const { browser, system } = deviceOf(userAgent)
  const device = copy.device(browser ?? copy.unknownBrowser, system ?? copy.unknownSystem)
  const Icon = system === 'iPhone' || system === 'Android' ? Smartphone : Laptop
  return (
    <li className="flex min-h-14 items-center gap-4 rounded-md bg-surface-2 px-4 py-2">
      <Icon aria-hidden="true" size={20} strokeWidth={1.6} className="shrink-0 text-brass" />
      <div className="min-w-0 flex-1">
        <p className="text-ink">{device}</p>
        <p className="text-sm text-ink-2">
          {isThisOne ? copy.signedIn(formatRelative(signedInAt)) : copy.seen(formatRelative(lastSeenAt))}
        </p>
      </div>
      {isThisOne ? (
        <span className="text-sm text-ink-2">{copy.thisDevice}</span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={copy.signOutOf(device)}
          busy={end.isPending}
          onClick={() => end.mutate({ id, device })}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  )
}
