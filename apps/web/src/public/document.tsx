import type { ReactNode } from 'react'
import { BrandMark } from '../ui/drawings/brand-mark.tsx'
import { publicPages as words } from '../words/en/public.ts'
import type { PageAssets, PublicOptions } from './options.ts'
import social from './social.png'

/** of this server, which it puts in the place of this */
const ADDRESS = 'https://astrarium.example'

interface DocumentProps {
  /** where it stands; one that stands nowhere is not indexed */
  path?: string
  meta: { title: string; description: string }
  assets: PageAssets
  options: PublicOptions
  /** what stands on the right of the header */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A whole page, without any script. The server may add `data-theme` to <html>; without it the system's own
 * preference decides.
 */
export function Document({ path, meta, assets, options, actions = <LogIn />, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content="#0a0f19" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f7f3eb" media="(prefers-color-scheme: light)" />
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={words.product} />
        <meta property="og:image" content={`${ADDRESS}${social}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={words.social} />
        <meta name="twitter:card" content="summary_large_image" />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={`${ADDRESS}${path}`} />
            <meta property="og:url" content={`${ADDRESS}${path}`} />
          </>
        )}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- our own style, which the build wrote */}
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      </head>
      <body>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <header className="header wide">
          <a className="logo" href="/" aria-label={words.header.home}>
            <BrandMark size={32} />
            <span>{words.product}</span>
          </a>
          {actions}
        </header>
        <main id="content">{children}</main>
        <Footer options={options} />
      </body>
    </html>
  )
}

/** By way of the Sanctuary: the log-in would sign out whoever is signed in. */
function LogIn() {
  return (
    <nav className="header-actions" aria-label={words.header.menu}>
      <a className="button button-quiet" href="/sanctum/ask">
        {words.header.login}
      </a>
    </nav>
  )
}

function Footer({ options }: { options: PublicOptions }) {
  const { footer } = words
  return (
    <footer className="footer wide">
      <nav aria-label={footer.label}>
        <a href="/privacy-policy">{footer.privacy}</a>
        <a href="/terms-of-service">{footer.terms}</a>
        <a href="/support">{footer.support}</a>
        <a href={`mailto:${options.email}`}>{options.email}</a>
      </nav>
      <p className="footer-notes">
        <span>{footer.copyright(options.year)}</span>
        <span>
          <a href={options.sourceUrl}>{footer.source}</a>. {footer.sourceNote}
        </span>
        <span>
          {footer.places.before}
          <a href="https://www.geonames.org/">{footer.places.name}</a>
          {footer.places.after}
        </span>
      </p>
    </footer>
  )
}
