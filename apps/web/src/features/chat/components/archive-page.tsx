import { Link } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'

export interface ArchiveWords {
  title: string
  description: string
  loading: string
  loadFailed: string
  empty: { title: string; text: string; start: string }
}

/**
 * What past conversations and saved chats have in common: the way to each other and to a new chat; loading,
 * failed, empty.
 */
export function ArchivePage({
  copy,
  pageTitle,
  crossLink,
  count,
  isError,
  onRetry,
  children,
}: {
  copy: ArchiveWords
  pageTitle: string
  /** the way to the other one */
  crossLink: ReactNode
  /** undefined until it is known */
  count: number | undefined
  isError: boolean
  onRetry: () => void
  children: ReactNode
}) {
  usePageTitle(pageTitle)
  const page = useRef<HTMLDivElement>(null)
  useFocusWhenFewer(count, page)
  useEffect(() => {
    if (isError) toast.destructive(copy.loadFailed)
  }, [isError, copy])

  return (
    <ListPage
      ref={page}
      title={copy.title}
      description={copy.description}
      aside={
        <div className="flex flex-wrap gap-2">
          {crossLink}
          <Link to="/sanctum/ask" className={buttonClass({ size: 'sm' })}>
            <SquarePen aria-hidden="true" size={18} />
            {words.chat.newChat}
          </Link>
        </div>
      }
    >
      {count === 0 ? (
        <Empty {...copy.empty} />
      ) : count !== undefined ? (
        children
      ) : isError ? (
        <Notice
          kind="error"
          action={
            <Button variant="outline" size="sm" onClick={onRetry}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {copy.loadFailed}
        </Notice>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
    </ListPage>
  )
}

function Empty({ title, text, start }: ArchiveWords['empty']) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-7 shadow-card">
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <Link to="/sanctum/ask" className={buttonClass()}>
        {start}
      </Link>
    </div>
  )
}
