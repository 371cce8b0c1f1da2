import { wheel, wheelInputFromStored } from '@astrarium/sky/wheel'
import { WheelDrawing } from '../../ui/drawings/wheel-drawing.tsx'
import { publicPages } from '../../words/en/public.ts'
import { SAMPLE_CHART } from '../sample-chart.ts'

const NUMERALS = ['I', 'II', 'III']

export function HowItWorks() {
  const words = publicPages.how
  const chart = wheelInputFromStored(SAMPLE_CHART)
  const named = { role: 'img', 'aria-label': words.wheel } as const
  return (
    <section className="section section-deep" id="how">
      <div className="how wide">
        <div>
          <h2>{words.title}</h2>
          <ol className="steps">
            {words.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="step-number" aria-hidden="true">
                  {NUMERALS[index]}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <figure className="how-wheel" id="sample">
          <h3>{words.sample}</h3>
          {/* without a script, the width chooses between two drawings; the one not shown is silent */}
          <div className="how-wheel-full">
            <WheelDrawing geometry={wheel(chart)} svgProps={named} />
          </div>
          <div className="how-wheel-small">
            <WheelDrawing geometry={wheel(chart, { density: 'small' })} svgProps={named} />
          </div>
          <figcaption>{words.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
