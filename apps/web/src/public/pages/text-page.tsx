import { Fragment } from 'react'
import { Document } from '../document.tsx'
import type { PageAssets, PublicOptions } from '../options.ts'

interface Section {
  title: string
  text?: string[]
  /** `when`: shown where the server says that it is so */
  items?: (string | { when: string; text: string })[]
  /** filled by the server with a table of its own */
  slot?: string
}

interface TextPageProps {
  path: string
  meta: { title: string; description: string }
  page: {
    title: string
    lead: string
    /** when it was last changed; a slot is filled by the server */
    updated: string
    sections: (email: string) => Section[]
  }
  assets: PageAssets
  options: PublicOptions
}

/** The privacy policy and the terms: a title, when it was last changed, and sections to be read. */
export function TextPage({ path, meta, page, assets, options }: TextPageProps) {
  return (
    <Document path={path} meta={meta} assets={assets} options={options}>
      <article className="text-page wide">
        <header>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="note">{page.updated}</p>
        </header>
        {page.sections(options.email).map(({ title, text, items, slot }) => (
          <section key={title}>
            <h2>{title}</h2>
            {text?.map((paragraph) => (
              <p key={paragraph}>
                <WithMail text={paragraph} email={options.email} />
              </p>
            ))}
            {items && (
              <ul>
                {items.map((item) =>
                  typeof item === 'string' ? (
                    <li key={item}>{item}</li>
                  ) : (
                    <Fragment key={item.when}>
                      {`{{when ${item.when}}}`}
                      <li>{item.text}</li>
                      {'{{end}}'}
                    </Fragment>
                  ),
                )}
              </ul>
            )}
            {slot && <div className="kept">{slot}</div>}
          </section>
        ))}
      </article>
    </Document>
  )
}

/** The contact address inside a sentence is a link. */
function WithMail({ text, email }: { text: string; email: string }) {
  const [before = '', ...after] = text.split(email)
  return after.length === 0 ? (
    text
  ) : (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after.join(email)}
    </>
  )
}
