import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../../ui/notice.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'
import { searchQuery } from '../queries.ts'
import { ThreadList } from './thread-list.tsx'

const copy = words.chatHistory.search

/** Conversations with these words, each with the place where they were found. */
export function SearchResults({ q }: { q: string }) {
  const { data: found, isLoadingError } = useQuery(searchQuery(q))
  if (isLoadingError) return <Notice kind="error">{copy.failed}</Notice>
  if (!found) return <PulseLoader />
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-2">
        {found.threads.length > 0 ? copy.found(found.threads.length) : copy.none(q)}
      </p>
      {found.threads.length > 0 && <ThreadList threads={found.threads} />}
      {!found.isComplete && <p className="mt-4 text-sm text-ink-3">{copy.partly}</p>}
    </>
  )
}
