import type { ReactNode } from 'react'
import { Astrolabe } from '../../ui/drawings/astrolabe.tsx'
import { StarField } from '../../ui/drawings/star-field.tsx'
import { publicPages } from '../../words/en/public.ts'

export function Hero({ begin }: { begin: ReactNode }) {
  const words = publicPages.hero
  return (
    <section className="hero">
      <StarField className="hero-stars" count={150} />
      <div className="hero-inner wide">
        <div className="hero-words">
          <p className="eyebrow">{words.eyebrow}</p>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="buttons">
            {begin}
            <a className="button button-outline" href="#sample">
              {words.more}
            </a>
          </p>
          <p className="note">{words.note}</p>
        </div>
        <Astrolabe className="hero-astrolabe" label={words.astrolabe} />
      </div>
    </section>
  )
}
