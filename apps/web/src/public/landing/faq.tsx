import { publicPages } from '../../words/en/public.ts'

/**
 * One name for all items: the browser itself keeps one open at a time, and a click on the open one closes it.
 */
export function Faq({ email }: { email: string }) {
  const words = publicPages.faq
  return (
    <section className="section section-deep" id="faq" itemScope itemType="https://schema.org/FAQPage">
      <div className="faq wide">
        <header>
          <h2>{words.title}</h2>
          <p className="lead">
            {words.lead} <a href={`mailto:${email}`}>{words.write}</a>.
          </p>
        </header>
        <div>
          {words.items.map(({ question, answer }) => (
            <div key={question} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
              <details name="faq">
                <summary>
                  <h3 itemProp="name">{question}</h3>
                  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
                    <path d="M5 7.5 10 12.5 15 7.5" />
                  </svg>
                </summary>
                <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
                  <p itemProp="text">{answer}</p>
                </div>
              </details>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
