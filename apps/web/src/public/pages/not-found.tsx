import { StarField } from '../../ui/drawings/star-field.tsx'
import { publicPages } from '../../words/en/public.ts'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions } from '../options.ts'

export function NotFound({ assets, options }: { assets: PageAssets; options: PublicOptions }) {
  const words = publicPages.notFound
  return (
    <Document meta={publicPages.meta.notFound} assets={assets} options={options}>
      <section className="not-found">
        <StarField className="hero-stars" count={80} seed={404} />
        <p className="not-found-code">{words.code}</p>
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
        <p className="buttons">
          <a className="button button-primary" href="/">
            {words.home}
          </a>
        </p>
      </section>
    </Document>
  )
}
