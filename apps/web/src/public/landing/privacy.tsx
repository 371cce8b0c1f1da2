import { publicPages } from '../../words/en/public.ts'
import { Badges } from './badges.tsx'

export function Trust() {
  const words = publicPages.trust
  return (
    <section className="section section-deep" id="trust">
      <div className="wide">
        <header className="section-head">
          <h2>{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </header>
        <ul className="trust">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function PrivacyPromise() {
  const words = publicPages.promise
  return (
    <section className="section wide" id="privacy">
      <header className="section-head">
        <h2>{words.title}</h2>
      </header>
      <div className="promise">
        {words.columns.map(({ title, items }) => (
          <div key={title} className="card promise-card">
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Badges items={words.badges} />
    </section>
  )
}
