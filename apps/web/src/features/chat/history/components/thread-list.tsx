import type { ThreadSummary } from '@astrarium/contracts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { formatRelative } from '../../../../lib/format.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx'
import { words } from '../../../../words/index.ts'
import { ExportItems } from '../../components/export-items.tsx'
import { useShowBranch } from '../../mutations.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './lazy.tsx'

const copy = words.chatHistory

/** A conversation, or one that a search found: then with the words around the place, and the ask of it. */
type Listed = ThreadSummary & { excerpt?: string | null; askId?: string | null }

export function ThreadList({ threads }: { threads: readonly Listed[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} />
      ))}
    </ul>
  )
}

function ThreadRow({ thread }: { thread: Listed }) {
  const { id: threadId, askId } = thread
  const title = thread.title || copy.untitled
  const navigate = useNavigate()
  const branch = useShowBranch(threadId)
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)

  /** What was found may stand in a branch that is not the one shown. */
  async function turnToPlace(event: MouseEvent) {
    if (!askId || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await branch.mutateAsync(askId).catch(() => undefined)
    await navigate({ to: '/sanctum/ask/$threadId', params: { threadId }, hash: askId })
  }

  return (
    <li className="flex items-start gap-1 rounded-lg border border-line bg-surface pr-2 shadow-card transition-colors duration-(--d-1) hover:border-line-strong">
      <Link
        to="/sanctum/ask/$threadId"
        params={{ threadId }}
        {...(askId && { hash: askId })}
        onClick={(event) => void turnToPlace(event)}
        className="flex min-w-0 flex-1 flex-col gap-1 rounded-lg px-5 py-4 text-ink no-underline"
      >
        <span className="font-display text-lg break-words">{title}</span>
        <span className="line-clamp-2 text-sm break-words text-ink-2">
          {thread.excerpt ?? thread.lastMessage}
        </span>
        <span className="text-xs text-ink-3">
          {formatRelative(thread.lastMessageAt)} · {copy.messages(thread.messageCount)}
        </span>
      </Link>
      <div className="relative py-2">
        <Menu
          trigger={
            <button
              type="button"
              aria-label={copy.actions(title)}
              className={buttonClass({ variant: 'ghost', size: 'icon' })}
            >
              <Ellipsis aria-hidden="true" size={20} />
            </button>
          }
        >
          <MenuItem onSelect={() => setOpen('rename')}>
            <Pencil aria-hidden="true" size={18} strokeWidth={1.6} />
            {copy.rename.open}
          </MenuItem>
          <ExportItems threadId={threadId} />
          <MenuSeparator />
          <MenuItem isDanger onSelect={() => setOpen('delete')}>
            <Trash2 aria-hidden="true" size={18} strokeWidth={1.6} />
            {copy.delete.open}
          </MenuItem>
        </Menu>
      </div>
      <Suspense>
        {open === 'rename' && (
          <RenameDialog threadId={threadId} title={title} onClose={() => setOpen(null)} />
        )}
      </Suspense>
      {open === 'delete' && <DeleteDialog threadId={threadId} title={title} onClose={() => setOpen(null)} />}
    </li>
  )
}
