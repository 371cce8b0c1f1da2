import { StarField } from '../../ui/drawings/star-field.tsx'
import { MoonPhase } from '../../ui/drawings/moon-phase.tsx'
import { publicPages } from '../../words/en/public.ts'
import { Badges } from './badges.tsx'

export function FinalCall() {
  const words = publicPages.final
  return (
    <section className="section final">
      <StarField className="final-stars" count={60} seed={1913} />
      <MoonPhase angle={125} size={72} />
      <h2>{words.title}</h2>
      <p className="lead">{words.text}</p>
      <p className="buttons">
        <a className="button button-primary" href="/signup">
          {words.action}
        </a>
      </p>
      <Badges items={words.badges} />
    </section>
  )
}
