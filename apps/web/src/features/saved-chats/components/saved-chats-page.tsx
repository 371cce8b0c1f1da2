import type { SavedAsk } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History, SquarePen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFocusWhenFewer } from '../../../lib/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast.ts'
import { words } from '../../../words/index.ts'
import { savedAsksQuery } from '../../ask/queries.ts'
import { AskDetails } from './ask-details.tsx'
import { CategoryChips } from './category-chips.tsx'
import { categoryName } from '../category-name.ts'
import { SavedCard } from './saved-card.tsx'

const copy = words.savedChats

/** The favourites, by category; each opens in full. */
export function SavedChatsPage() {
  usePageTitle(copy.pageTitle)
  const page = useRef<HTMLDivElement>(null)
  const saved = useQuery(savedAsksQuery)
  const [category, setCategory] = useState<string | null>(null)
  const [opened, setOpened] = useState<SavedAsk | null>(null)
  const shown = saved.data?.filter((ask) => category === null || ask.category === category)

  useFocusWhenFewer(saved.data?.length, page)
  useEffect(() => {
    if (saved.isError) toast.destructive(copy.loadFailed)
  }, [saved.isError])

  return (
    <div ref={page}>
      <PageHeader
        title={copy.title}
        description={copy.description}
        aside={
          <div className="flex flex-wrap gap-2">
            <Link to="/sanctum/ask-history" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <History aria-hidden="true" size={18} />
              {words.ask.pastConversations}
            </Link>
            <Link to="/sanctum/ask" className={buttonClass({ size: 'sm' })}>
              <SquarePen aria-hidden="true" size={18} />
              {words.ask.newChat}
            </Link>
          </div>
        }
      />
      {saved.data && shown ? (
        saved.data.length === 0 ? (
          <Empty />
        ) : (
          <>
            <CategoryChips asks={saved.data} chosen={category} onChoose={setCategory} />
            {shown.length > 0 ? (
              <ul className="grid gap-5 md:grid-cols-2">
                {shown.map((ask) => (
                  <li key={ask.askId} className="grid">
                    <SavedCard ask={ask} onOpen={() => setOpened(ask)} />
                  </li>
                ))}
              </ul>
            ) : (
              <div className="flex flex-col items-start gap-4">
                <p className="text-ink-2">{copy.emptyCategory(categoryName(category ?? ''))}</p>
                <Button variant="outline" onClick={() => setCategory(null)}>
                  {copy.showAll}
                </Button>
              </div>
            )}
          </>
        )
      ) : saved.isError ? (
        <Notice
          kind="error"
          action={
            <Button variant="outline" size="sm" onClick={() => void saved.refetch()}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {copy.loadFailed}
        </Notice>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
      {opened && <AskDetails ask={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

function Empty() {
  return (
    <div className="flex max-w-3xl flex-col items-start gap-4 rounded-lg border border-line bg-surface p-7 shadow-card">
      <h2 className="text-xl">{copy.empty.title}</h2>
      <p className="text-ink-2">{copy.empty.text}</p>
      <Link to="/sanctum/ask" className={buttonClass()}>
        {copy.empty.start}
      </Link>
    </div>
  )
}
