import type { SavedAsk, Topic } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { ArchivePage } from '../../components/archive-page.tsx'
import { savedAsksQuery } from '../../queries.ts'
import { AskDetails } from './ask-details.tsx'
import { CategoryChips } from './category-chips.tsx'
import { SavedCard } from './saved-card.tsx'

const copy = words.savedChats

/** The favourites, by category; each opens in full. */
export function SavedChatsPage() {
  const saved = useQuery(savedAsksQuery)
  const asks = saved.data ?? []
  const [category, setCategory] = useState<Topic | null>(null)
  const [opened, setOpened] = useState<SavedAsk | null>(null)
  const shown = asks.filter((ask) => category === null || ask.category === category)

  return (
    <ArchivePage
      copy={copy}
      tab={copy.pageTitle}
      crossLink={
        <Link to="/sanctum/ask-history" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <History aria-hidden="true" size={18} />
          {words.chat.pastConversations}
        </Link>
      }
      of={saved}
      count={saved.data?.length}
    >
      <CategoryChips asks={asks} chosen={category} onChoose={setCategory} />
      {shown.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {shown.map((ask) => (
            <li key={ask.askId} className="grid">
              <SavedCard ask={ask} onOpen={() => setOpened(ask)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-2">{category && copy.emptyCategory(copy.categories.names[category])}</p>
          <Button variant="outline" onClick={() => setCategory(null)}>
            {copy.showAll}
          </Button>
        </div>
      )}
      {opened && <AskDetails ask={opened} onClose={() => setOpened(null)} />}
    </ArchivePage>
  )
}
