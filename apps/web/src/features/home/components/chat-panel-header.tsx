import { Link } from '@tanstack/react-router'
import { Maximize2, SquarePen } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { Greeting } from './home-greeting.tsx'
import { cn } from '../../../lib/class-names.ts'
import { ChatLinks } from '../../chat/components/chat-links.tsx'

const copy = words.home.chat

/** @param id makes the name a heading, while a conversation stands below it */
export function ChatPanelHeader({
  id,
  name,
  threadId,
  isBeginning,
  onNewChat,
}: {
  id: string | undefined
  name: string
  threadId: string | null
  /** before the first question; a phone then has room for the greeting only */
  isBeginning: boolean
  onNewChat: () => void
}) {
  const Name = id === undefined ? 'p' : 'h2'
  return (
    <div className="-my-2 flex items-center justify-between gap-2">
      <Name id={id} className="font-display text-lg font-normal text-brass italic">
        {name}
      </Name>
      {isBeginning && (
        <p className="text-sm text-ink-2 md:hidden">
          <Greeting />
        </p>
      )}
      <div className={cn('-mr-3 flex', isBeginning && 'max-md:hidden')}>
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
