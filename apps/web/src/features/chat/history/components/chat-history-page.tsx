import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, Search } from 'lucide-react'
import { useState } from 'react'
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { words } from '../../../../words/index.ts'
import { ArchivePage } from '../../components/archive-page.tsx'
import { historyQuery } from '../queries.ts'
import { SearchResults } from './search-results.tsx'
import { ThreadList } from './thread-list.tsx'

const copy = words.chatHistory
const SEARCH_MS = 300

/** All past conversations: open, find, rename, keep as a file, delete. */
export function ChatHistoryPage() {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), SEARCH_MS)
  const history = useInfiniteQuery(historyQuery)
  const threads = history.data?.pages.flat() ?? []

  return (
    <ArchivePage
      copy={copy}
      crossLink={
        <Link to="/sanctum/saved-ask" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Bookmark aria-hidden="true" size={18} />
          {words.chat.savedChats}
        </Link>
      }
      of={history}
      count={history.data && threads.length}
    >
      <div className="relative mb-5">
        <Search
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-3"
        />
        <TextInput
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={copy.search.label}
          placeholder={copy.search.label}
          className="pl-10.5"
        />
      </div>
      {typed.trim() !== '' && q !== '' ? <SearchResults q={q} /> : <ThreadList threads={threads} />}
      {history.hasNextPage && q === '' && (
        <Button
          variant="outline"
          className="mx-auto mt-5 flex"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {copy.older}
        </Button>
      )}
    </ArchivePage>
  )
}
