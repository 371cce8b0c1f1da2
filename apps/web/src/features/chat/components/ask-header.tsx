import { Link } from '@tanstack/react-router'
import { Ellipsis, SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { MenuLater } from '../../../ui/menu-later.tsx'
import { words } from '../../../words/index.ts'
import { ChatLinks } from './chat-links.tsx'
import { KeyboardHelp } from './lazy.tsx'
import { useSingleKeys } from '../hooks/use-single-keys.ts'

const copy = words.chat
const linkClass = `${buttonClass({ variant: 'ghost', size: 'sm' })} max-lg:w-11 max-lg:px-0`

const loadMenu = async () => (await import('./ask-menu.tsx')).AskMenu

/**
 * The head of the chat: its name, the ways to a new one, to what was saved and to the past ones, and what is
 * needed seldom.
 */
export function AskHeader({ threadId, onFocusInput }: { threadId: string | null; onFocusInput: () => void }) {
  const [hasHelp, setHasHelp] = useState(false)
  const singleKeys = useSingleKeys({ '?': () => setHasHelp(true), '/': onFocusInput })
  return (
    <header className="mx-auto flex w-full max-w-(--talk) items-center justify-between gap-2">
      <h1 tabIndex={-1} className="text-[length:min(var(--t-xl),8vw)] leading-tight">
        {copy.title}
      </h1>
      <div className="-mr-2 flex items-center print:hidden">
        <Link to="/sanctum/ask" className={linkClass} title={copy.newChat} onClick={onFocusInput}>
          <SquarePen aria-hidden="true" size={18} />
          <span className="max-lg:sr-only">{copy.newChat}</span>
        </Link>
        <ChatLinks className={linkClass} labelClassName="max-lg:sr-only" />
        <div className="relative">
          <MenuLater
            load={loadMenu}
            own={{ threadId, onHelp: () => setHasHelp(true) }}
            trigger={
              <button
                type="button"
                aria-label={copy.more}
                className={buttonClass({ variant: 'ghost', size: 'icon' })}
              >
                <Ellipsis aria-hidden="true" size={20} />
              </button>
            }
          />
        </div>
      </div>
      <Suspense>
        {hasHelp && (
          <KeyboardHelp
            hasSingleKeys={singleKeys.isOn}
            onSingleKeysChange={singleKeys.setIsOn}
            onClose={() => setHasHelp(false)}
          />
        )}
      </Suspense>
    </header>
  )
}
