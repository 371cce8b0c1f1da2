import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Astrolabe } from '../../../ui/drawings/astrolabe.tsx'
import { words } from '../../../words/index.ts'

const copy = words.common.notFound

/** A wrong address, as the public page shows it (`public/pages/not-found.tsx`); `way` leads out of it. */
export function NotFound({ way }: { way: ReactNode }) {
  usePageTitle(copy.title)
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center md:py-10">
      <div aria-hidden="true" className="mb-3 w-full max-w-64">
        <Astrolabe label="" className="w-full" />
      </div>
      <p className="font-display text-3xl text-brass">{copy.code}</p>
      <h1 tabIndex={-1} className="text-2xl">
        {copy.title}
      </h1>
      <p className="mb-4 text-ink-2">{copy.text}</p>
      {way}
    </div>
  )
}
