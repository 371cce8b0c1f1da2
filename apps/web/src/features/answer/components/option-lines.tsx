import { cn } from '../../../lib/class-names.ts'
import { formatInReading } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import type { Lane, LaneMark, OptionLanes, Tick } from '../option-lanes.ts'

const copy = words.answer.choice
/** px: a lane, its rule, and how far from it hours stand and whatever lasts */
const [HEIGHT, RULE, HOUR, STAY] = [72, 36, 12, 25]
const COLUMNS = 'grid @xl:grid-cols-[9rem_minmax(0,1fr)] @xl:gap-x-4'

/**
 * For the eye alone: a rule for each option, with its days as a slider, and over the same days what speaks
 * for it above the rule and what speaks against it below.
 */
export function OptionLines({
  lanes: { lanes, ticks, today },
  pointedAt,
}: {
  lanes: OptionLanes
  /** id of the fact that is looked at */
  pointedAt: string | null
}) {
  const hasMarks = lanes.some(({ marks }) => marks.length > 0)
  return (
    <figure
      aria-hidden="true"
      className="rounded-lg border border-line bg-surface px-4 pt-4 pb-3 @xl:px-6 print:break-inside-avoid"
    >
      {lanes.map((lane) => (
        <div key={lane.option.id} className={cn(COLUMNS, 'items-center pt-2 first:pt-0 @xl:pt-0')}>
          <p className="line-clamp-2 pb-1 text-sm leading-snug font-medium break-words">{lane.option.name}</p>
          <LaneDrawing lane={lane} today={today} pointedAt={pointedAt} />
        </div>
      ))}
      <div className={COLUMNS}>
        <Axis ticks={ticks} today={today} />
        {hasMarks && (
          <figcaption className="pt-1 text-xs text-ink-3 @xl:col-start-2">{copy.legend}</figcaption>
        )}
      </div>
    </figure>
  )
}

function LaneDrawing({
  lane: { window, marks },
  today,
  pointedAt,
}: {
  lane: Lane
  today: number | null
  pointedAt: string | null
}) {
  return (
    <svg width="100%" height={HEIGHT} className="block overflow-visible">
      {window && (
        <rect
          x={percent(window.start)}
          y={3}
          width={percent(window.end - window.start)}
          height={HEIGHT - 6}
          rx={3}
          className="fill-surface-3 print:fill-line/40"
        />
      )}
      <line x1="0" x2="100%" y1={RULE} y2={RULE} className="stroke-line-strong" />
      {today !== null && <Today share={today} />}
      {window && (
        <line
          x1={percent(window.start)}
          x2={percent(window.end)}
          y1={RULE}
          y2={RULE}
          strokeWidth={3}
          className="stroke-brass"
        />
      )}
      {marks.map((mark) => (
        <Mark
          key={mark.factId + mark.side}
          mark={mark}
          isDimmed={pointedAt !== null && pointedAt !== mark.factId}
        />
      ))}
    </svg>
  )
}

function Today({ share }: { share: number }) {
  return (
    <line
      x1={percent(share)}
      x2={percent(share)}
      y1={0}
      y2={HEIGHT}
      strokeWidth={1.5}
      strokeDasharray="3 3"
      className="stroke-ink-3"
    />
  )
}

/** What is for it is full and stands above, what is against it open and below: colour alone says nothing. */
function Mark({
  mark: { side, start, end, exact, isHour },
  isDimmed,
}: {
  mark: LaneMark
  isDimmed: boolean
}) {
  const turn = side === 'for' ? -1 : 1
  const y = RULE + turn * (isHour ? HOUR : STAY)
  return (
    <g
      className={cn(
        'transition-opacity duration-(--d-2)',
        side === 'for'
          ? 'fill-verdigris stroke-verdigris text-verdigris'
          : 'fill-cinnabar stroke-cinnabar text-cinnabar',
        isDimmed && 'opacity-25',
      )}
    >
      {isHour ? (
        <line x1={percent(start)} x2={percent(start)} y1={RULE + turn * 2} y2={y} strokeWidth={1.5} />
      ) : (
        <svg
          x={percent(start)}
          y={y - 4}
          width={percent(end - start)}
          height={8}
          viewBox="0 0 1000 8"
          preserveAspectRatio="none"
        >
          <path d={ribbon(exact.map((at) => (at - start) / (end - start)))} className="stroke-none" />
        </svg>
      )}
      {exact.map((at) => (
        <svg key={at} x={percent(at)} y={y} className="overflow-visible">
          <path
            d="M0-6L6 0L0 6L-6 0Z"
            strokeWidth={1.5}
            strokeLinejoin="round"
            className={side === 'against' ? 'fill-surface' : undefined}
          />
          <circle r={1.75} className={side === 'for' ? 'fill-surface stroke-none' : 'stroke-none'} />
        </svg>
      ))}
    </g>
  )
}

/** A thin band over its whole stay, swelling to each exact pass. */
function ribbon(exact: readonly number[]): string {
  const points = [
    [0, THIN],
    ...exact.flatMap((at, index) => {
      const next = exact[index + 1]
      return [[at, 4], ...(next === undefined ? [] : [[(at + next) / 2, THIN]])]
    }),
    [1, THIN],
  ].map(([share, half]) => [Math.round(share! * 1000), half!] as const)
  const upper = points.map(([x, half]) => `${x} ${4 - half}`)
  const lower = points.toReversed().map(([x, half]) => `${x} ${4 + half}`)
  return `M${[...upper, ...lower].join('L')}Z`
}
const THIN = 0.75

function Axis({ ticks, today }: { ticks: readonly Tick[]; today: number | null }) {
  return (
    <svg
      width="100%"
      height={26}
      className="block overflow-visible font-body text-xs @xl:col-start-2 fill-ink-2 stroke-line-strong"
    >
      <line x1="0" x2="100%" y1={0.5} y2={0.5} />
      {ticks.map(({ share, named, as }) => (
        <Named key={share} share={share} text={formatInReading(named, FORMATS[as])} />
      ))}
      {today !== null && <Named share={today} text={copy.today} />}
    </svg>
  )
}

const FORMATS: Record<Tick['as'], Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short' },
}

function Named({ share, text }: { share: number; text: string }) {
  return (
    <>
      <line x1={percent(share)} x2={percent(share)} y1={0} y2={6} />
      <text
        x={percent(share)}
        y={21}
        textAnchor={share < 0.07 ? 'start' : share > 0.93 ? 'end' : 'middle'}
        className="stroke-none"
      >
        {text}
      </text>
    </>
  )
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
