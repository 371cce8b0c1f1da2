import './print.css'
import type { getBlueprintCategory } from '@astrarium/contracts'
import type { z } from 'zod'
import { formatInReading } from '../../../lib/format.ts'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { words } from '../../../words/index.ts'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { aboutCategory } from '../about-category.ts'

type Chapter = z.output<(typeof getBlueprintCategory)['output']>

const copy = words.blueprint

/** Every chapter with every answer, on vellum whatever the theme; no page of paper ends within an answer. */
export function PrintSheets({
  name,
  generatedAt,
  chapters,
}: {
  name: string
  generatedAt: string | null
  chapters: readonly Chapter[]
}) {
  return (
    <article data-theme="vellum" className="sheets">
      <header className="sheets-title">
        <p className="flex items-center gap-3 font-display text-xl">
          <BrandMark size={28} />
          {words.common.product}
        </p>
        <h2 className="text-2xl">{name ? copy.print.of(name) : copy.title}</h2>
        {generatedAt && <p className="text-sm text-ink-2">{copy.written(formatInReading(generatedAt))}</p>}
      </header>
      {chapters.map(({ id, label, questions }) => (
        <section key={id} className="sheets-chapter">
          <header className="sheets-head">
            <h2 className="text-2xl">{label}</h2>
            <p className="text-ink-2">{aboutCategory(id)}</p>
          </header>
          {questions.map(({ id: questionId, prompt, answer, facts }) => (
            <section key={questionId} className="sheets-question">
              <h3 className="text-xl">{prompt}</h3>
              {answer === null ? (
                <p className="font-display text-lg text-ink-3 italic">{copy.category.unanswered}</p>
              ) : (
                <>
                  <AnswerText text={answer} />
                  {facts.length > 0 && (
                    <p className="sheets-facts">
                      {copy.print.basedOn}: {facts.map(({ statement }) => statement).join(' · ')}
                    </p>
                  )}
                </>
              )}
            </section>
          ))}
        </section>
      ))}
      <footer className="text-sm text-ink-3">{copy.category.footer}</footer>
    </article>
  )
}
