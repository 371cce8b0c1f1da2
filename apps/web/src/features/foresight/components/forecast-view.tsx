import '../../../ui/paper.css'
import './forecast-print.css'
import type { Foresight } from '@astrarium/contracts'
import { formatInReading } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { BrandMark } from '../../../ui/drawings/brand-mark.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { BasedOn } from '../../answer/components/based-on.tsx'
import { useArrival } from '../hooks/use-arrival.ts'
import { usePrinting } from '../hooks/use-printing.ts'
import { ForecastActions } from './forecast-actions.tsx'
import { RibbonCard } from './ribbon-card.tsx'
import { TimingWindows } from './timing-windows.tsx'
import { TransitsOnPaper } from './transits-on-paper.tsx'

const copy = words.foresight.forecast

/** A forecast from its theme to what it rests on; on paper too. */
export function ForecastView({ forecast }: { forecast: Foresight }) {
  const view = useArrival<HTMLElement>()
  const { span, customQuestion } = forecast
  const isPrinting = usePrinting()
  return (
    <article ref={view} className="on-paper forecast">
      <p className="mb-4 hidden items-center gap-3 font-display text-xl print:flex">
        <BrandMark size={28} />
        {words.common.product}
      </p>
      <Page
        title={copy.title(forecast.timeline)}
        description={copy.span(formatInReading(span.from), formatInReading(span.to))}
        back={{ to: '/sanctum/foresight', label: copy.back }}
        aside={<ForecastActions forecast={forecast} />}
      >
        <div className="flex flex-col gap-5">
          <Card>
            <p className="font-display text-lg text-brass italic">{copy.theme}</p>
            <h2 className="mt-2 text-2xl break-words">{forecast.themeTitle}</h2>
            {customQuestion && <p className="mt-3 break-words text-ink-3">{copy.question(customQuestion)}</p>}
            <p className="mt-3 max-w-(--measure) font-display text-lg leading-relaxed whitespace-pre-line">
              {forecast.themeDescription}
            </p>
          </Card>
          <div className="print:hidden">
            <RibbonCard forecast={forecast} />
          </div>
          <TimingWindows windows={forecast.timingWindows} />
          <div className="forecast-pair grid gap-5 lg:grid-cols-2">
            <Card title={copy.opportunities}>
              <Points points={forecast.opportunities} />
            </Card>
            <Card title={copy.challenges}>
              <Points points={forecast.challenges} />
            </Card>
          </div>
          <Card title={copy.emotions}>
            <div className="grid gap-x-9 gap-y-6 lg:grid-cols-2">
              <section>
                <h3 className="mb-3 text-lg">{copy.ripening}</h3>
                <Points points={forecast.emotionalRipening} />
              </section>
              <section>
                <h3 className="mb-3 text-lg">{copy.tender}</h3>
                <Points points={forecast.emotionalTender} />
              </section>
            </div>
          </Card>
          <Card title={copy.soul}>
            <p className="max-w-(--measure) font-display text-lg">{forecast.soulReflection}</p>
            <p className="mt-4 max-w-(--measure) font-display text-xl text-brass italic">
              {forecast.soulAffirmation}
            </p>
          </Card>
          <BasedOn facts={forecast.facts} />
          {isPrinting && <TransitsOnPaper forecast={forecast} />}
          <p className="hidden text-sm text-ink-3 print:block">
            {copy.printed(formatInReading(forecast.createdAt))}
          </p>
        </div>
      </Page>
    </article>
  )
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return <p className="text-ink-2">{copy.none}</p>
  return (
    <ul className="flex max-w-(--measure) list-disc flex-col gap-3 pl-5 font-display text-lg leading-snug text-ink marker:text-brass">
      {points.map((point, index) => (
        <li key={index} className="break-inside-avoid pl-1">
          {point}
        </li>
      ))}
    </ul>
  )
}
