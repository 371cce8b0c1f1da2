import type { ReactNode } from 'react'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { StarField } from '../../../ui/drawings/star-field.tsx'
import { words } from '../../../words/index.ts'

/**
 * The page around everything that happens before the Sanctuary: the name above, one sheet, the legal links
 * below.
 */
export function AuthFrame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col">
      <StarField count={60} className="absolute inset-0 -z-10" />
      <header className="px-5 pt-5 md:px-8">
        <a
          href="/"
          aria-label={words.session.frontPage}
          className="inline-flex min-h-11 items-center gap-3 rounded-sm font-display text-xl text-ink no-underline"
        >
          <BrandMark size={30} />
          {words.common.product}
        </a>
      </header>
      <main
        className={
          isWide
            ? // a wheel stands on the sky itself
              'group mx-auto w-full max-w-2xl flex-1 px-4 py-6 has-[.first-chart]:max-w-6xl has-[.birth-sky]:lg:max-w-5xl md:py-10'
            : 'mx-auto w-full max-w-md flex-1 px-4 py-6 md:py-14'
        }
      >
        <div className="rounded-lg border border-line bg-surface p-6 shadow-card group-has-[.first-chart]:border-transparent group-has-[.first-chart]:bg-transparent group-has-[.first-chart]:shadow-none md:p-9">
          {children}
        </div>
      </main>
      <footer className="flex flex-wrap justify-center gap-x-6 px-5 pb-5 text-sm">
        <a className={footLink} href="/privacy-policy">
          {words.session.foot.privacy}
        </a>
        <a className={footLink} href="/terms-of-service">
          {words.session.foot.terms}
        </a>
        <a className={footLink} href="/support">
          {words.session.foot.support}
        </a>
      </footer>
    </div>
  )
}

const footLink = 'inline-flex min-h-11 items-center text-ink-3 no-underline hover:text-ink'
