import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cn } from '../../../lib/class-names.ts'
import { formatRelative } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { threadsQuery } from '../../chat/queries.ts'

const SHOWN = 5

/** The way back to earlier talks. */
export function RecentConversations({ className }: { className?: string }) {
  const copy = words.home.conversations
  const threads = useQuery(threadsQuery)
  return (
    <Card
      title={copy.title}
      className={cn('flex flex-col', className)}
      aside={
        threads.data &&
        threads.data.length > 0 && (
          <Link to="/sanctum/ask-history" className="link inline-flex min-h-11 items-center">
            {copy.all}
          </Link>
        )
      }
    >
      {threads.data ? (
        threads.data.length > 0 ? (
          <ul className="-mx-3">
            {threads.data.slice(0, SHOWN).map((thread) => (
              <li key={thread.id}>
                <Link
                  to="/sanctum/ask/$threadId"
                  params={{ threadId: thread.id }}
                  className="flex min-h-14 flex-col justify-center gap-x-6 rounded-md px-3 py-2 text-ink no-underline transition-colors duration-(--d-1) hover:bg-surface-2 md:flex-row md:items-center md:justify-between"
                >
                  <span className="min-w-0 truncate">{thread.title || copy.untitled}</span>
                  <span className="shrink-0 text-sm text-ink-3">
                    {formatRelative(thread.lastMessageAt)} · {copy.messages(thread.messageCount)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <div className="flex flex-1 flex-col items-center justify-center gap-4 text-ink-2">
            <p>{copy.none}</p>
            <Link to="/sanctum/ask" className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {copy.start}
            </Link>
          </div>
        )
      ) : threads.isError ? (
        <p className="text-ink-2">{copy.failed}</p>
      ) : (
        <Skeleton className="h-14" />
      )}
    </Card>
  )
}
