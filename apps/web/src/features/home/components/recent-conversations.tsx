import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatRelative } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { threadsQuery } from '../../chat/queries.ts'

const SHOWN = 5

/** The way back to earlier talks, where there are any. */
export function RecentConversations() {
  const copy = words.home.conversations
  const threads = useQuery(threadsQuery)
  if (threads.data?.length === 0) return null
  return (
    <Card
      title={copy.title}
      className="flex flex-col"
      aside={
        threads.data && (
          <Link to="/sanctum/ask-history" className="link inline-flex min-h-11 items-center">
            {copy.all}
          </Link>
        )
      }
    >
      {threads.data ? (
        <ul className="-mx-3">
          {threads.data.slice(0, SHOWN).map((thread) => (
            <li key={thread.id}>
              <Link
                to="/sanctum/ask/$threadId"
                params={{ threadId: thread.id }}
                className="flex min-h-14 flex-col justify-center rounded-md px-3 py-2 text-ink no-underline transition-colors duration-(--d-1) hover:bg-surface-2"
              >
                <span className="line-clamp-2">{thread.title || copy.untitled}</span>
                <span className="text-sm text-ink-3">
                  {formatRelative(thread.lastMessageAt)} · {copy.messages(thread.messageCount)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : threads.isError ? (
        <p className="text-ink-2">{copy.failed}</p>
      ) : (
        <Skeleton className="h-14" />
      )}
    </Card>
  )
}
