import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Astrolabe } from '../../../ui/drawings/astrolabe.tsx'
import { words } from '../../../words/index.ts'

const copy = words.common.notFound

/** A wrong address within the Sanctuary: the house around it stays, and with it every way on. */
export function NotFoundInside() {
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
      <Link to="/sanctum" className={buttonClass()}>
        {copy.home}
      </Link>
    </div>
  )
}
