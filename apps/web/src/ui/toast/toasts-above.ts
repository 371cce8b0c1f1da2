/**
 * For the `ref` of what stands at the lower edge of the screen: toasts appear above it, so that it stays in
 * sight.
 */
export function toastsAbove(element: HTMLElement | null) {
  if (!element) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty(
      '--toasts-above',
      `${Math.max(0, window.innerHeight - element.getBoundingClientRect().top)}px`,
    )
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--toasts-above')
  }
}
