import type { ComponentProps, ReactNode, Ref } from 'react'
import { PageHeader } from './page-header.tsx'

/** A page that is one list under its head: all of them stand at one width, in the middle. */
export function ListPage({
  ref,
  children,
  ...head
}: ComponentProps<typeof PageHeader> & { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className="mx-auto max-w-3xl">
      <PageHeader {...head} />
      {children}
    </div>
  )
}
