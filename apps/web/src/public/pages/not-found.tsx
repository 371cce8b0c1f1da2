import { Astrolabe } from '../../ui/drawings/astrolabe.tsx'
import { publicPages } from '../../words/en/public.ts'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions } from '../options.ts'

/** A wrong address, as the app shows it within the Sanctuary (`features/shell/components/not-found.tsx`). */
export function NotFound({ assets, options }: { assets: PageAssets; options: PublicOptions }) {
  const words = publicPages.notFound
  return (
    <Document meta={publicPages.meta.notFound} assets={assets} options={options}>
      <section className="not-found">
        <div className="not-found-drawing" aria-hidden="true">
          <Astrolabe label="" />
        </div>
        <p className="not-found-code">{words.code}</p>
        <h1>{words.title}</h1>
        <p className="not-found-text">{words.text}</p>
        <p className="buttons">
          <a className="button button-primary" href="/">
            {words.home}
          </a>
        </p>
      </section>
    </Document>
  )
}
