import type { SessionUser } from '@astrarium/contracts'
import type { ReactNode } from 'react'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { words } from '../../../words/index.ts'
import { PlansOverPage } from '../../billing/components/lazy.tsx'
import { useArrival } from '../hooks/use-arrival.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The house around every page of the Sanctuary. */
export function SanctumFrame({
  user,
  onLogOut,
  children,
}: {
  user: SessionUser
  onLogOut: () => void
  children: ReactNode
}) {
  useArrival()
  // drawn where there is room for it, since a phone would pay for a menu that it hides
  const isWide = useMedia('(width >= 48rem)')
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 print:hidden rounded-full bg-brass px-5 py-2.5 text-on-brass no-underline focus:translate-y-0"
      >
        {words.common.skipToContent}
      </a>
      {isWide && <Sidebar />}
      <div className="flex min-w-0 flex-1 flex-col pb-(--bar) print:pb-0">
        <div className="print:hidden">
          <TopBar user={user} onLogOut={onLogOut} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-300 flex-1 outline-none px-[16px] py-6 md:px-8 md:py-9 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      {!isWide && <BottomBar />}
      <PlansOverPage />
    </div>
  )
}
