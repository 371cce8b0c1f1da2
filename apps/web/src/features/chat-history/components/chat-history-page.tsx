import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, Search, SquarePen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFocusWhenFewer } from '../../../lib/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { words } from '../../../words/index.ts'
import { historyQuery } from '../queries.ts'
import { SearchResults } from './search-results.tsx'
import { ThreadList } from './thread-list.tsx'

const copy = words.chatHistory
const SEARCH_MS = 300

/** All past conversations: open, find, rename, keep as a file, delete. */
export function ChatHistoryPage() {
  usePageTitle(copy.title)
  const page = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), SEARCH_MS)
  const history = useInfiniteQuery(historyQuery)
  const threads = history.data?.pages.flat()

  useEffect(() => {
    if (history.isError) toast.destructive(copy.loadFailed)
  }, [history.isError])

  useFocusWhenFewer(threads?.length, page)

  return (
    <div ref={page} className="mx-auto max-w-3xl">
      <PageHeader
        title={copy.title}
        description={copy.description}
        aside={
          <div className="flex flex-wrap gap-2">
            <Link to="/sanctum/saved-ask" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <Bookmark aria-hidden="true" size={18} />
              {words.ask.savedChats}
            </Link>
            <Link to="/sanctum/ask" className={buttonClass({ size: 'sm' })}>
              <SquarePen aria-hidden="true" size={18} />
              {copy.newChat}
            </Link>
          </div>
        }
      />
      {threads && threads.length > 0 && (
        <div className="relative mb-5">
          <Search aria-hidden="true" size={18} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-3" />
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
      )}
      {typed.trim() !== '' && q !== '' ? (
        <SearchResults q={q} />
      ) : threads ? (
        threads.length > 0 ? (
          <ThreadList threads={threads} />
        ) : (
          <Empty />
        )
      ) : history.isError ? (
        <Notice
          kind="error"
          action={
            <Button variant="outline" size="sm" onClick={() => void history.refetch()}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {copy.loadFailed}
        </Notice>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
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
    </div>
  )
}

function Empty() {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-7 shadow-card">
      <h2 className="text-xl">{copy.empty.title}</h2>
      <p className="text-ink-2">{copy.empty.text}</p>
      <Link to="/sanctum/ask" className={buttonClass()}>
        {copy.empty.start}
      </Link>
    </div>
  )
}
