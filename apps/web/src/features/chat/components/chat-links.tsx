import { Link } from '@tanstack/react-router'
import { Bookmark, History } from 'lucide-react'
import { words } from '../../../words/index.ts'

/** The ways to what was saved and to the past conversations, in the look of the head they stand in. */
export function ChatLinks({ className, labelClassName }: { className: string; labelClassName: string }) {
  const { savedChats, pastConversations } = words.chat
  return (
    <>
      <Link to="/sanctum/saved-ask" className={className} title={savedChats}>
        <Bookmark aria-hidden="true" size={18} />
        <span className={labelClassName}>{savedChats}</span>
      </Link>
      <Link to="/sanctum/ask-history" className={className} title={pastConversations}>
        <History aria-hidden="true" size={18} />
        <span className={labelClassName}>{pastConversations}</span>
      </Link>
    </>
  )
}
