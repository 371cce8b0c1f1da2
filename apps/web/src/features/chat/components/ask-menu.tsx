import { Keyboard } from 'lucide-react'
import { Suspense } from 'react'
import type { MenuState } from '../../../ui/menu-later.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { words } from '../../../words/index.ts'
import { useDebugPanel } from '../../debug/hooks/use-debug-panel.tsx'
import { ExportItems } from './export-items.tsx'

/** What is needed seldom: the conversation as a file, the keys, and what a neighbour brings along. */
export function AskMenu({
  threadId,
  onHelp,
  ...menu
}: { threadId: string | null; onHelp: () => void } & MenuState) {
  const debug = useDebugPanel()
  return (
    <>
      <Menu {...menu}>
        {threadId && (
          <>
            <ExportItems threadId={threadId} />
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={onHelp}>
          <Keyboard aria-hidden="true" size={18} strokeWidth={1.6} />
          {words.chat.keyboard.open}
        </MenuItem>
        {debug.item}
      </Menu>
      <Suspense>{debug.panel}</Suspense>
    </>
  )
}
