import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { leaveErased } from '../../features/auth/session.ts'
import { profileQuery } from '../../features/profile/queries.ts'
import { AccountCard } from '../../features/settings/components/account-card.tsx'
import { DataCard } from '../../features/settings/components/data-card.tsx'
import { GoingNotice } from '../../features/settings/components/going-notice.tsx'
import { SectionList } from '../../features/settings/components/section-list.tsx'
import { SecurityCard } from '../../features/settings/components/security-card.tsx'
import { SeesCard } from '../../features/settings/components/sees-card.tsx'
import { accountPrivacyQuery, sessionsQuery } from '../../features/settings/queries.ts'
import { together } from '../../lib/asked.ts'
import { useDateStyle } from '../../lib/date-style.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/index.ts'

const copy = words.settings
const SECTIONS = [
  ['account', copy.account.title],
  ['security', copy.security.title],
  ['who-sees', copy.sees.title],
  ['data', copy.data.title],
] as const

export const Route = createFileRoute('/sanctum/settings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(accountPrivacyQuery).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
    void queryClient.query(sessionsQuery).catch(noop)
  },
  component: SettingsPage,
})

function SettingsPage() {
  const account = useQuery(accountPrivacyQuery)
  const profile = useQuery(profileQuery)
  const [dates] = useDateStyle()
  return (
    <Page title={copy.title} description={copy.description} back={{ to: '/sanctum', label: copy.back }}>
      <Loaded of={together({ account, profile })} loading={copy.loading} failed={copy.loadFailed}>
        {(known) => (
          <>
            {known.account.erasure && <GoingNotice dueAt={known.account.erasure.dueAt} />}
            <div className="grid items-start gap-5 lg:grid-cols-[13rem_1fr]">
              <SectionList sections={SECTIONS} />
              <div className="flex min-w-0 flex-col gap-5">
                <AccountCard account={known.account} profile={known.profile} />
                {/* drawn anew, since what is written already keeps its dates */}
                <div key={`${dates} ${known.profile.currentTimeZone}`} className="contents">
                  <SecurityCard {...known.account} />
                  <SeesCard account={known.account} profile={known.profile} />
                  <DataCard
                    account={known.account}
                    profile={known.profile}
                    onErased={() => leaveErased(copy.erase.erased)}
                  />
                </div>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}
