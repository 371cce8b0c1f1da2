import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { isThere, useAskInsight, useIsAttuning } from '../mutations.ts'
import { todaysInsightQuery } from '../queries.ts'
import { CheckInCard } from './check-in/check-in-card.tsx'
import { AskCard } from './ask-card.tsx'
import { Attuning } from './attuning.tsx'
import { SpendAskDialog } from './spend-ask-dialog.tsx'
import { NotesPreview } from './notes-preview.tsx'

const copy = words.daily

/** The day before it was read: the way to its insight, and the notes of other days. */
export function DailyOverview() {
  const navigate = useNavigate()
  const now = useToday()
  const today = useQuery(todaysInsightQuery).data
  const askInsight = useAskInsight()
  const isAttuning = useIsAttuning()
  const [isConfirming, setIsConfirming] = useState(false)

  async function open() {
    await navigate({ to: '/sanctum/daily/insight' })
    // what had the focus has gone with the page before
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#content h1')?.focus())
  }
  function confirm() {
    setIsConfirming(false)
    askInsight.mutate(undefined, {
      onSuccess: () => void open(),
      onError: (error) => isThere(error) && void open(),
    })
  }

  if (isAttuning) return <Attuning />
  return (
    <Page
      title={copy.title}
      tab={copy.pageTitle}
      over={formatInReading(today ? today.forDate : now, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <AskCard onAsk={() => setIsConfirming(true)} />
        <div className="flex flex-col gap-5">
          <CheckInCard />
          <NotesPreview />
        </div>
      </div>
      {isConfirming && <SpendAskDialog onConfirm={confirm} onClose={() => setIsConfirming(false)} />}
    </Page>
  )
}
