import type { DailySky, MoonToday } from '@astrarium/contracts'
import { ZODIAC } from '@astrarium/sky/wheel'
import { cn } from '../../../lib/class-names.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import { WhoseClock } from './whose-clock.tsx'
import { useClockTime, useZone } from '../hooks/use-zone.ts'
import { skyLines, type SkyLine } from './sky-lines.ts'
import { SkyArch } from './sky-arch.tsx'

const copy = words.home.daily

/** The day's sky in plain words, each beside the mark that it explains. */
export function TodaySky({ moon, sky, now }: { moon: MoonToday; sky: DailySky; now: Date }) {
  const timeOf = useClockTime()
  const zone = useZone()
  return (
    <div className="grid items-center gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div>
        <SkyArch moon={moon} sky={sky} now={now.getTime()} time={timeOf(now.toISOString())} />
        <WhoseClock zone={zone} />
      </div>
      <ul className="flex flex-col gap-3">
        {skyLines(moon, now.getTime()).map((line) => (
          <li key={`${line.kind} ${textOf(line)}`} className="sky-line flex items-start gap-4">
            <LineMark line={line} />
            <span className="min-w-0">
              <span className="block text-sm text-ink-2">{whenOf(line, timeOf)}</span>
              <span className="block font-display text-lg leading-snug">{textOf(line)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LineMark({ line }: { line: SkyLine }) {
  if (line.kind === 'void')
    return (
      <svg
        viewBox="-14 -14 28 28"
        width="28"
        height="28"
        aria-hidden="true"
        className="sky-arch !w-7 shrink-0"
      >
        <rect x="-12" y="-12" width="24" height="24" rx="4" className="sky-arch-line" />
        <path d="M-12 2L2 -12M-12 12L12 -12M-2 12L12 -2" className="sky-arch-hatch" />
      </svg>
    )
  const id = line.kind === 'stay' ? line.sign : line.meeting.point
  const pigment = ZODIAC.find(({ sign }) => sign === id)?.pigment ?? 'brass'
  return (
    <span className={cn('grid size-7 shrink-0 place-items-center', `wheel-${pigment}`)}>
      <Glyph id={id} size={22} className="text-(--pigment)" />
    </span>
  )
}

function whenOf(line: SkyLine, timeOf: (instant: string) => string): string {
  const { hours } = copy
  if (line.kind === 'meeting') return hours.around(timeOf(line.meeting.at))
  const { from, until } = line
  if (from && until) return hours.span(timeOf(from), timeOf(until))
  if (from) return hours.from(timeOf(from))
  return until ? hours.until(timeOf(until)) : hours.today
}

function textOf(line: SkyLine): string {
  if (line.kind === 'void') return copy.between
  if (line.kind === 'stay') return copy.stays[line.sign]
  const { point, aspect, isEasy } = line.meeting
  const told: Partial<Record<string, string>> = isEasy ? copy.easy : copy.hard
  return `${copy.meets[aspect]} ${words.chart.points[point]}. ${told[point] ?? ''}`.trim()
}
