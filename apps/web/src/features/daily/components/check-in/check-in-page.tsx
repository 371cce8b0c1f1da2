import type { CircleMemberCard } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { together } from '../../../../lib/asked.ts'
import { cn } from '../../../../lib/class-names.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'
import { useCircleToday } from '../../../circle/hooks/use-circle-today.ts'
import { circleQuery } from '../../../circle/queries.ts'
import { useCheckIn } from '../../hooks/use-check-in.ts'
import { useSpentAsks } from '../../hooks/use-spent-asks.ts'
import { memberInsightsQuery } from '../../queries.ts'
import { CheckInDialog } from './check-in-dialog.tsx'
import { MemberGrid } from './member-grid.tsx'
import { Remembered } from './remembered.tsx'
import { MemberInsightPanel } from './member-insight-panel.tsx'

const copy = words.checkIn

/** The people of the Circle, and how today is for each of them. */
export function CheckInPage() {
  const members = useQuery(circleQuery)
  const today = useQuery(memberInsightsQuery)
  const circleToday = useCircleToday()
  const [chosen, setChosen] = useState<CircleMemberCard | null>(null)
  const [asked, setAsked] = useState<CircleMemberCard | null>(null)
  const checkIn = useCheckIn()
  // who has died is remembered, and not checked in on
  const { living = [], late = [] } = Object.groupBy(members.data ?? [], ({ isLate }) =>
    isLate ? 'late' : 'living',
  )
  const spent = useSpentAsks()
  const insightOf = (id: string) => today.data?.insights.find(({ circleMemberId }) => circleMemberId === id)

  function confirm(member: CircleMemberCard) {
    checkIn.mutate(member.id, {
      onSettled: () => {
        setAsked(null)
        setChosen(member)
      },
    })
  }

  return (
    <Page title={copy.title} back={{ to: '/sanctum/daily', label: words.daily.back }}>
      <p className="-mt-4 mb-6 flex flex-wrap justify-between gap-x-6 text-ink-2">
        {copy.text} <span className="text-sm">{copy.cost}</span>
      </p>
      {spent && (
        <p className="-mt-3 mb-6 text-sm text-ink">
          {words.errors[spent]}{' '}
          <Link to="/sanctum/subscription" className="link">
            {words.chat.seePlans}
          </Link>
        </p>
      )}
      <Loaded of={together({ members, today })} loading={copy.loading} failed={words.circle.failed.text}>
        {({ members: all }) =>
          circleToday.isLoading ? (
            <PulseLoader label={copy.loading} />
          ) : all.length === 0 ? (
            <Panel
              title={copy.empty.title}
              action={
                <Link to="/sanctum/circle" className={buttonClass()}>
                  {copy.empty.open}
                </Link>
              }
            />
          ) : (
            <div
              className={cn(
                'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
                chosen && 'xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
              )}
            >
              <MemberGrid
                members={living}
                today={circleToday.data}
                insightOf={insightOf}
                chosen={chosen}
                onOpen={(member) =>
                  insightOf(member.id) || !member.hasTypedChart ? setChosen(member) : setAsked(member)
                }
              />
              {chosen && (
                <MemberInsightPanel
                  key={chosen.id}
                  member={chosen}
                  insight={insightOf(chosen.id)}
                  onClose={() => setChosen(null)}
                />
              )}
            </div>
          )
        }
      </Loaded>
      {late.length > 0 && <Remembered members={late} />}
      {asked && (
        <CheckInDialog
          name={asked.name}
          isBusy={checkIn.isPending}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  )
}
