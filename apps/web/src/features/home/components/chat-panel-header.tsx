import { Link } from '@tanstack/react-router'
import { Maximize2, SquarePen } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { ChatLinks } from '../../chat/components/chat-links.tsx'

const copy = words.home.chat

/** @param id names the panel while a conversation stands in it; before that, the question below does */
export function ChatPanelHeader({
  id,
  threadId,
  onNewChat,
}: {
  id: string | undefined
  threadId: string | null
  onNewChat: () => void
}) {
  const Name = id === undefined ? 'p' : 'h2'
  return (
    <div className="-my-2 flex items-center justify-between gap-2">
      <Name id={id} className="font-display text-lg font-normal text-brass italic">
        {copy.over}
      </Name>
      <div className="-mr-3 flex">
        {threadId && (
          <Link
            to="/sanctum/ask/$threadId"
            params={{ threadId }}
            className={`${buttonClass({ variant: 'ghost', size: 'sm' })} @max-md:w-11 @max-md:px-0`}
            title={copy.open}
          >
            <Maximize2 aria-hidden="true" size={18} />
            <span className="@max-md:sr-only">{copy.open}</span>
          </Link>
        )}
        <Button
          variant="ghost"
          size="icon"
          onClick={onNewChat}
          aria-label={words.chat.newChat}
          title={words.chat.newChat}
        >
          <SquarePen aria-hidden="true" size={18} />
        </Button>
        <ChatLinks className={buttonClass({ variant: 'ghost', size: 'icon' })} labelClassName="sr-only" />
      </div>
    </div>
  )
}
