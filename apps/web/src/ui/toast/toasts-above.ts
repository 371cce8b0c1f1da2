/**
 * For the `ref` of what stands at the lower edge of the screen: toasts appear above it, so that it stays in
 * sight.
 */
export function toastsAbove(element: HTMLElement | null) {
  const toasts = toaster()
  if (!element || !toasts) return
  const observer = new ResizeObserver(() => {
    const above = Math.max(0, window.innerHeight - element.getBoundingClientRect().top)
    toasts.style.setProperty('--toasts-above', `${above}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    toasts.style.removeProperty('--toasts-above')
  }
}

/** For the `ref` of a button that floats above that: toasts leave it free. */
export function toastsAboveToo(element: HTMLElement | null) {
  const toasts = toaster()
  if (!element || !toasts) return
  toasts.dataset['lifted'] = ''
  return () => {
    delete toasts.dataset['lifted']
  }
}

/** Theirs alone: what the root says, the whole page inherits. */
function toaster(): HTMLElement | null {
  return document.querySelector('[data-toasts]')
}
