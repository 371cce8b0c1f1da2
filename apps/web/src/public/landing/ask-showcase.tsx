import { BrandMark } from '../../ui/drawings/brand-mark.tsx'
import { publicPages } from '../../words/en/public.ts'

export function AskShowcase() {
  const words = publicPages.ask
  const { sample } = words
  return (
    <section className="section wide" id="ask">
      <div className="ask">
        <figure className="chat card" aria-label={sample.label}>
          <div className="chat-question">
            <span className="hidden">{sample.you}: </span>
            {sample.question}
          </div>
          <div className="chat-answer">
            <p className="chat-guide">
              <BrandMark size={22} /> {sample.guide}
            </p>
            {sample.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="chat-based">{sample.basedOn}</p>
            <ul className="chips">
              {sample.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
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
