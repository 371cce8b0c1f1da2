import { useQuery } from '@tanstack/react-query'
import { Bug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { MenuItem } from '../../../ui/menu.tsx'
import { words } from '../../../words/index.ts'
import { DebugPanel } from '../components/lazy.tsx'
import { debugAccessQuery } from '../queries.ts'

/** An entry for a menu and what it opens, for those who may see what stood behind their answers. */
export function useDebugPanel(): { item: ReactNode; panel: ReactNode } {
  const canDebug = useQuery(debugAccessQuery).data?.canDebug ?? false
  const [isOpen, setIsOpen] = useState(false)
  return {
    item: canDebug && (
      <MenuItem onSelect={() => setIsOpen(true)}>
        <Bug aria-hidden="true" size={18} strokeWidth={1.6} />
        {words.debug.open}
      </MenuItem>
    ),
    panel: isOpen && <DebugPanel onClose={() => setIsOpen(false)} />,
  }
}
