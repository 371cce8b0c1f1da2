import './day-dial.css'
import type { TimingCue } from '@astrarium/contracts'
import { GLYPH_BOX, GLYPH_STROKE, GLYPHS, type GlyphId } from '@astrarium/sky/wheel'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { litLimb } from '@astrarium/sky/lit-limb'
import { words } from '../../../words/index.ts'
import { type DayDial, dayDial } from '../day-dial.ts'
import { clockTime } from '../clock-time.ts'
import { dayInstants } from '../../../lib/calendar/day-instants.ts'
import { dailySkyQuery } from '../../shell/queries.ts'
import { arc, at, ring } from '../polar.ts'
import { DialLegend, MOMENT_SHAPES } from './dial-signs.tsx'
import { WhoseClock } from '../arch/whose-clock.tsx'

const copy = words.daily.dial
const R = {
  outer: 150,
  inner: 128,
  numeral: 112,
  label: 176,
  lanes: 94,
  laneStep: 9,
  rowStep: 6.5,
  moon: 36,
  hand: 62,
}

/** The hours of the day as a dial, like the one the first astrarium stood on: noon above, midnight below. */
export function DayDrawing({ date, zone, cues }: { date: string; zone: string; cues: readonly TimingCue[] }) {
  const now = useToday()
  const sky = useQuery(dailySkyQuery(now)).data
  const dial = dayDial(dayInstants(date, zone), cues, now.getTime())
  return (
    <figure className="mx-auto w-full max-w-md">
      <svg
        viewBox="-200 -192 400 384"
        role="img"
        aria-label={copy.name(dial.moments.length, dial.bands.length)}
        className="day-dial"
      >
        <Ring dial={dial} />
        {dial.bands.map((band) =>
          band.kind === 'void' ? (
            <VoidBand key={band.cue} from={band.from} to={band.to} />
          ) : (
            <path
              key={band.cue}
              d={arc(R.lanes - band.lane * R.laneStep, band.from, band.to)}
              className={`day-dial-stretch day-dial-${band.kind}`}
            />
          ),
        )}
        {sky?.forDate === date && <Moon angle={sky.angle} sign={sky.moonSign} />}
        {dial.now !== null && <Hand angle={dial.now} />}
        {dial.moments.map((moment) => (
          <Moment key={moment.cue} moment={moment} time={clockTime(moment.at, zone)} />
        ))}
      </svg>
      <figcaption>
        <WhoseClock zone={zone} />
        <DialLegend dial={dial} />
      </figcaption>
    </figure>
  )
}

function Ring({ dial }: { dial: DayDial }) {
  const ticks = dial.hours.map(({ angle, hour }) => {
    const [from, to] = [at(hour % 3 === 0 ? R.inner - 4 : R.inner + 6, angle), at(R.outer, angle)]
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  return (
    <>
      <circle r={R.outer} className="day-dial-plate" />
      <path d={ticks.join('')} className="day-dial-tick" />
      <circle r={R.outer} className="day-dial-ring" />
      <circle r={R.inner} className="day-dial-ring" />
      {dial.hours
        .filter(({ hour }) => hour % 3 === 0)
        .map(({ angle, hour }) => {
          const { x, y } = at(R.numeral, angle)
          return (
            <text key={angle} x={x} y={y} className="day-dial-numeral">
              {String(hour).padStart(2, '0')}
            </text>
          )
        })}
    </>
  )
}

/** A shaded piece of the ring, ruled like a shadow in an engraving. */
function VoidBand({ from, to }: { from: number; to: number }) {
  const lines: string[] = []
  for (let angle = from; angle <= to; angle += 2) {
    const [a, b] = [at(R.inner, angle), at(R.outer, Math.min(angle + 5, to))]
    lines.push(`M${a.x} ${a.y}L${b.x} ${b.y}`)
  }
  return (
    <>
      <path d={ring(R.inner, R.outer, from, to)} className="day-dial-void-ground" />
      <path d={lines.join('')} className="day-dial-void-hatch" />
    </>
  )
}

function Moment({ moment, time }: { moment: DayDial['moments'][number]; time: string }) {
  const place = at((R.outer + R.inner) / 2 + moment.row * R.rowStep, moment.angle)
  const label = at(R.label, moment.labelAngle)
  const [from, to] = [
    at(R.outer + 2, moment.angle),
    at(R.label - labelReach(moment.labelAngle), moment.labelAngle),
  ]
  return (
    <g className="day-dial-cue" data-past={moment.isPast || undefined}>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="day-dial-leader" />
      <path
        d={MOMENT_SHAPES[moment.kind]}
        transform={`translate(${place.x} ${place.y}) rotate(${moment.angle}) scale(${moment.row === 0 ? 1.1 : 0.8})`}
        className={`day-dial-moment day-dial-${moment.kind}`}
      />
      <text x={label.x} y={label.y} className="day-dial-time">
        {time}
      </text>
    </g>
  )
}

/** Half of a label as seen from the centre: wide where it lies beside the dial, low above and below. */
function labelReach(angle: number): number {
  return 11 + 9 * Math.abs(Math.sin((angle * Math.PI) / 180))
}

function Hand({ angle }: { angle: number }) {
  const [from, to] = [at(R.hand, angle), at(R.outer + 1, angle)]
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="day-dial-hand" />
      <path
        d="M-6 -9H6L0 1Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
        className="day-dial-hand-tip"
      />
    </g>
  )
}

/** The Moon as it stands now, with its glyph and that of its sign. */
function Moon({ angle, sign }: { angle: number; sign: string }) {
  return (
    <>
      <circle r={R.moon} cy="-12" className="moon-phase-dark" />
      <path d={litLimb(angle, R.moon - 0.5)} transform="translate(0 -12)" className="moon-phase-lit" />
      <circle r={R.moon} cy="-12" className="moon-phase-edge" />
      <GlyphAt id="moon" x={sign in GLYPHS ? -13 : 0} y={43} />
      {sign in GLYPHS && <GlyphAt id={sign as GlyphId} x={13} y={43} />}
    </>
  )
}

const GLYPH_SIZE = 21

function GlyphAt({ id, x, y }: { id: GlyphId; x: number; y: number }) {
  const scale = GLYPH_SIZE / GLYPH_BOX
  return (
    <path
      d={GLYPHS[id]}
      transform={`translate(${x - GLYPH_SIZE / 2} ${y - GLYPH_SIZE / 2}) scale(${scale})`}
      strokeWidth={GLYPH_STROKE}
      className="day-dial-glyph"
    />
  )
}
