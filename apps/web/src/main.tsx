import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { followOtherTabs, forgetPerson, onSessionGone } from './features/auth/session.ts'
import { onSessionEnd } from './lib/api.ts'
import { createRoot } from './lib/create-root.ts'
import { queryClient } from './lib/query-client.ts'
import { router } from './router.tsx'
import './ui/tokens.css'
import './ui/styles.css'

followOtherTabs()
neverReloadsItself()
onSessionEnd(endSession)
onSessionGone(endSession)

/**
 * The router reloads once for a script that does not come; without a line that would leave the browser's own
 * error page. The mark is the one by which it knows that it has done so; `Crash` looks whether there is a
 * line before it loads the page anew.
 */
function neverReloadsItself(): void {
  window.addEventListener('vite:preloadError', ({ payload }) =>
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1'),
  )
}

/** A page that needs a session then leads to log-in and back. */
function endSession(): void {
  forgetPerson()
  void router.invalidate()
}

const place = document.querySelector('#root')!
const root = createRoot(place)
// what the server has painted stays until the page is there that takes its place; the way there is found in
// a task of its own, so that a press between it and the start is heard
setTimeout(() => (place.firstChild ? void router.load().finally(show) : show()))

/** In slices, so that a press meanwhile is heard. */
function show(): void {
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}
