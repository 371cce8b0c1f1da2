import { publicPages as words } from '../../words/en/public.ts'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions, Reader } from '../options.ts'
import { AskShowcase } from './ask-showcase.tsx'
import { Faq } from './faq.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Plans } from './plans.tsx'
import { PrivacyPromise, Trust } from './privacy.tsx'
import { SkyNow } from './sky-now.tsx'
import { Toolkit } from './toolkit.tsx'

export function Landing({
  reader,
  assets,
  options,
}: {
  reader: Reader
  assets: PageAssets
  options: PublicOptions
}) {
  return (
    <Document
      path="/"
      meta={words.meta.landing}
      assets={assets}
      options={options}
      actions={<Actions reader={reader} />}
    >
      <Hero begin={<Begin reader={reader}>{words.hero.action}</Begin>} />
      <SkyNow />
      <Toolkit />
      <HowItWorks />
      <AskShowcase />
      <Trust />
      <PrivacyPromise />
      <Plans />
      <Faq email={options.email} />
      <FinalCall begin={<Begin reader={reader}>{words.final.action}</Begin>} />
    </Document>
  )
}

/** The first button of a section: into the house for who is signed in, to the sign-up for all others. */
function Begin({ reader, children }: { reader: Reader; children: string }) {
  const isIn = reader === 'signed-in'
  return (
    <a className="button button-primary" href={isIn ? '/sanctum' : '/signup'}>
      {isIn ? words.header.enter : children}
    </a>
  )
}

function Actions({ reader }: { reader: Reader }) {
  const { header } = words
  return (
    <nav className="header-actions" aria-label={header.menu}>
      {reader === 'signed-in' ? (
        <a className="button button-primary" href="/sanctum">
          {header.enter}
        </a>
      ) : (
        <>
          <a className="button button-quiet" href="/login">
            {header.login}
          </a>
          <a className="button button-outline" href="/signup">
            {header.signUp}
          </a>
        </>
      )}
    </nav>
  )
}
