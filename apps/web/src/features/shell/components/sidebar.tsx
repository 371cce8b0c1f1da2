import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { words } from '../../../words/index.ts'
import { useRememberedFlag } from '../hooks/use-remembered-flag.ts'
import { SidebarContent } from './sidebar-content.tsx'

const copy = words.shell

/** From 768 px on; below, the drawer takes its place. */
export function Sidebar() {
  const [isCollapsed, setIsCollapsed] = useRememberedFlag('sidebar-collapsed', false)
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      aria-label={copy.sidebar}
      className={cn(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto border-r border-line py-6 md:flex print:hidden',
        isCollapsed ? 'w-19 px-3' : 'w-64 px-4',
      )}
    >
      <div className={cn('mb-8 flex items-center', isCollapsed ? 'flex-col gap-3' : 'justify-between')}>
        <Link
          to="/sanctum"
          className={cn(
            'inline-flex min-h-11 items-center gap-3 rounded-sm font-display text-xl text-ink no-underline',
            !isCollapsed && 'pl-2',
          )}
        >
          <BrandMark size={28} />
          <span className={isCollapsed ? 'sr-only' : undefined}>{words.common.product}</span>
        </Link>
        <button
          type="button"
          aria-label={isCollapsed ? copy.expand : copy.collapse}
          aria-expanded={!isCollapsed}
          onClick={() => setIsCollapsed(!isCollapsed)}
          className={buttonClass({ variant: 'ghost', size: 'icon' })}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.6} />
        </button>
      </div>
      <SidebarContent isCollapsed={isCollapsed} />
    </aside>
  )
}
