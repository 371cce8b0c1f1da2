import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs, forgetPerson, onSessionGone } from './features/auth/session.ts'
import { onSessionEnd } from './lib/api.ts'
import { queryClient } from './lib/query-client.ts'
import { router } from './router.tsx'
import './ui/tokens.css'
import './ui/styles.css'

followOtherTabs()
onSessionEnd(endSession)
onSessionGone(endSession)

/** A page that needs a session then leads to log-in and back. */
function endSession(): void {
  forgetPerson()
  void router.invalidate()
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
