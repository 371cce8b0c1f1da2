import './two-wheels.css'
import type { PairDay, Relationship } from '@astrarium/contracts'
import { cn } from '../../../../lib/class-names.ts'
import { formatInReading } from '../../../../lib/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { Glyph } from '../../../../ui/drawings/glyph.tsx'
import { words } from '../../../../words/index.ts'
import { daysOf, monthsIn, shareOfSpan } from '../../relationship/days-line.ts'

const copy = words.relationship.days
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** The coming weeks: what touches both, each with the days on which it does. */
export function PairDays({
  days,
  span,
  name,
}: Pick<Relationship, 'span'> & { days: readonly PairDay[]; name: string }) {
  const months = monthsIn(span)
  return (
    <Card
      title={copy.title}
      aside={
        days.length > 0 && (
          <span aria-hidden="true" className="flex flex-wrap gap-x-4">
            <span>▲ {copy.upper}</span>
            <span>▼ {copy.lower(name)}</span>
          </span>
        )
      }
    >
      {days.length === 0 && <p className="text-ink-2">{copy.none}</p>}
      {days.length > 0 && (
        <div aria-hidden="true" className="mb-1 flex">
          <span className="hidden w-75 shrink-0 md:block" />
          <span className="flex-1 text-xs text-ink-3">
            {/* a line of its own: a month may begin tomorrow */}
            <span className="block text-brass">{copy.today}</span>
            <span className="relative block h-[1.45em]">
              {months.map((month) => (
                <span
                  key={month}
                  className={cn('absolute', shareOfSpan(month, span) > 0.85 && '-translate-x-full pr-1')}
                  style={{ left: percent(month, span) }}
                >
                  {formatInReading(month, SHORT)}
                </span>
              ))}
            </span>
          </span>
        </div>
      )}
      <ul>
        {days.map((day) => (
          <Row key={`${day.body} ${day.tone}`} day={day} span={span} months={months} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ day, span, months }: { day: PairDay; span: Relationship['span']; months: readonly string[] }) {
  const isOpen = [day.own, day.theirs].some(({ days }) => days.from !== days.to)
  return (
    <li
      className={`pair-days-${day.tone} flex flex-wrap items-center gap-x-3 border-t border-line py-1 md:flex-nowrap`}
    >
      <span className="w-full shrink-0 pt-2 text-sm text-ink md:w-72 md:pt-0">
        <Glyph id={day.body} size={16} className="mr-3 inline-block align-[-0.15em] text-ink-2" />
        {day.title}
        <span className="block pl-7 text-xs text-ink-3">
          {isOpen ? copy.about(stretch(daysOf(day))) : stretch(daysOf(day))}
        </span>
      </span>
      <span aria-hidden="true" className="pair-days-track">
        <span className="pair-days-today" />
        {months.map((month) => (
          <span key={month} className="pair-days-month" style={{ left: percent(month, span) }} />
        ))}
        {(['own', 'theirs'] as const).map((whose) => (
          <span
            key={whose}
            data-edge={whose}
            className="pair-days-swell"
            style={{ left: percent(day[whose].days.from, span) }}
          />
        ))}
      </span>
    </li>
  )
}

function percent(date: string, span: Relationship['span']): string {
  return `${(100 * shareOfSpan(date, span)).toFixed(2)}%`
}

function stretch({ from, to }: { from: string; to: string }): string {
  return from === to
    ? formatInReading(from, SHORT)
    : `${formatInReading(from, SHORT)} – ${formatInReading(to, SHORT)}`
}
