import type { ComponentProps } from 'react'

/** For screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className="sr-only" {...props} />
}
