import type { ReactNode } from 'react'
import { StarField } from '../../ui/drawings/star-field.tsx'
import { publicPages } from '../../words/en/public.ts'
import { Badges } from './badges.tsx'

/** The last word, under the Moon of this hour, which the server fills in. */
export function FinalCall({ begin }: { begin: ReactNode }) {
  const words = publicPages.final
  return (
    <section className="section final">
      <StarField className="final-stars" count={60} seed={1913} />
      <div className="final-moon">{'{{moonDisc}}'}</div>
      <h2>{words.title}</h2>
      <p className="lead">{words.text}</p>
      <p className="buttons">{begin}</p>
      <Badges items={words.badges} />
    </section>
  )
}
