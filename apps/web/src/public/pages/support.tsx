import { publicPages } from '../../words/en/public.ts'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions } from '../options.ts'

export function Support({ assets, options }: { assets: PageAssets; options: PublicOptions }) {
  const words = publicPages.support
  return (
    <Document path="/support" meta={publicPages.meta.support} assets={assets} options={options}>
      <article className="text-page wide">
        <header>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="note">{publicPages.support.updated}</p>
        </header>
        <p className="card contact">
          <span>
            {words.contact} <a href={`mailto:${options.email}`}>{options.email}</a>
          </span>
          <span className="note">{words.hours}</span>
        </p>
        <section>
          <h2>{words.topicsTitle}</h2>
          {words.topics.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </section>
        <section>
          <h2>{words.crisis.title}</h2>
          <p>
            {words.crisis.text} <a href="https://findahelpline.com/">{words.crisis.link}</a>.
          </p>
        </section>
      </article>
    </Document>
  )
}
