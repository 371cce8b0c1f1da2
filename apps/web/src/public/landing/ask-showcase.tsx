import { publicPages } from '../../words/en/public.ts'

export function AskShowcase() {
  const words = publicPages.ask
  const { sample } = words
  return (
    <section className="section wide" id="ask">
      <div className="ask">
        <figure className="chat card">
          {/* the server lets Arion speak when the page is first wanted, so this is what he says today */}
          <div className="chat-talk" tabIndex={0} role="group" aria-label={sample.label}>
            {'{{talk}}'}
          </div>
          <div className="chat-input" aria-hidden="true">
            {sample.place}
          </div>
        </figure>
        <div className="ask-words">
          <h2>{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <ul className="features">
            {words.features.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
