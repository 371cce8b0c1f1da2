import { Link } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Asked } from '../../../lib/asked.ts'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { words } from '../../../words/index.ts'

export interface ArchiveWords {
  title: string
  description: string
  loading: string
  loadFailed: string
  empty: { title: string; text: string; start: string }
}

/**
 * What past conversations and saved chats have in common: the way to each other and to a new chat, and what
 * is said where there is nothing yet.
 */
export function ArchivePage<Answer>({
  copy,
  tab = copy.title,
  crossLink,
  of,
  count,
  children,
}: {
  copy: ArchiveWords
  /** how the tab names it */
  tab?: string
  /** the way to the other one */
  crossLink: ReactNode
  of: Asked<Answer>
  count: number | undefined
  children: ReactNode
}) {
  const page = useRef<HTMLDivElement>(null)
  useFocusWhenFewer(count, page)
  return (
    <Page
      ref={page}
      isList
      tab={tab}
      title={copy.title}
      description={copy.description}
      back={{ to: '/sanctum/ask', label: words.chat.backToAsk }}
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
      <Loaded of={of} loading={copy.loading} failed={copy.loadFailed} hasToast>
        {() => (count === 0 ? <Empty {...copy.empty} /> : children)}
      </Loaded>
    </Page>
  )
}

function Empty({ title, text, start }: ArchiveWords['empty']) {
  return (
    <Panel
      title={title}
      action={
        <Link to="/sanctum/ask" className={buttonClass()}>
          {start}
        </Link>
      }
    >
      <p>{text}</p>
    </Panel>
  )
}
