import type { SessionUser } from '@astrarium/contracts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { words } from '../../../words/index.ts'
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
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    // newer browsers answer with a promise, which an effect must not return
    window.scrollTo(0, 0)
  }, [path])
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 print:hidden rounded-full bg-brass px-5 py-2.5 text-on-brass no-underline focus:translate-y-0"
      >
        {words.common.skipToContent}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="print:hidden">
          <TopBar user={user} onLogOut={onLogOut} />
        </div>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-300 flex-1 px-4 py-6 md:px-8 md:py-9 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
    </div>
  )
}
