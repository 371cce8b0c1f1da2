import './sky-arch.css'
import type { DailySky, MoonToday } from '@astrarium/contracts'
import { GLYPH_BOX, GLYPH_STROKE, GLYPHS, ZODIAC, type GlyphId } from '@astrarium/sky/wheel'
import { litLimb } from '@astrarium/sky/lit-limb'
import { words } from '../../../words/index.ts'
import { archAngle, archArc, archAt, archRing } from './arch.ts'

const R = { outer: 150, inner: 118, numeral: 100, hub: 29 }
const HUB_Y = -44
const HOURS = [6, 12, 18]

/**
 * The day as an arch from midnight to midnight: tinted by the sign that the Moon is in, hatched while she is
 * between two, with her face as its hub.
 */
export function SkyArch({
  moon,
  sky,
  now,
  time,
}: {
  moon: MoonToday
  sky: DailySky
  now: number
  time: string
}) {
  const angleOf = (instant: string) => archAngle(moon, Date.parse(instant))
  const hand = archAngle(moon, now)
  return (
    <svg viewBox="-172 -186 344 214" role="img" aria-label={words.home.daily.drawing} className="sky-arch">
      {moon.stays.map(({ sign, from }, at) => {
        const [begins, ends] = [angleOf(from), angleOf(moon.stays[at + 1]?.from ?? moon.to)]
        const pigment = ZODIAC.find((one) => one.sign === sign)?.pigment ?? 'brass'
        const place = archAt((R.outer + R.inner) / 2, (begins + ends) / 2)
        return (
          <g key={from} className={`wheel-${pigment}`}>
            <path d={archRing(R.inner, R.outer, begins, ends)} className="sky-arch-stay" />
            {ends - begins > 12 && <GlyphAt id={sign} size={22} {...place} className="sky-arch-sign" />}
          </g>
        )
      })}
      {moon.voids.map(({ from, to }) => (
        <VoidPart key={from} from={angleOf(from)} to={angleOf(to)} />
      ))}
      <path d={archArc(R.outer, 0, 180)} className="sky-arch-line" />
      <path d={archArc(R.inner, 0, 180)} className="sky-arch-line" />
      <path d={`M-${R.outer + 16} 0H${R.outer + 16}`} className="sky-arch-line" />
      <path d={ticks()} className="sky-arch-tick" />
      {HOURS.map((hour) => {
        const place = archAt(R.numeral, hour * 7.5)
        return (
          <text key={hour} x={place.x} y={place.y + 5} className="sky-arch-numeral">
            {hour}
          </text>
        )
      })}
      <text x={-R.outer + 16} y="22" className="sky-arch-numeral">
        0
      </text>
      <text x={R.outer - 16} y="22" className="sky-arch-numeral">
        24
      </text>
      {moon.meeting && (
        <Medallion id={moon.meeting.point} {...archAt((R.outer + R.inner) / 2, angleOf(moon.meeting.at))} />
      )}
      {hand >= 0 && hand <= 180 && <Hand angle={hand} time={time} />}
      <g transform={`translate(0 ${HUB_Y})`}>
        <circle r={R.hub} className="moon-phase-dark" />
        <path d={litLimb(sky.angle, R.hub - 0.5)} className="moon-phase-lit" />
        <circle r={R.hub} className="moon-phase-edge" />
      </g>
    </svg>
  )
}

function ticks(): string {
  return Array.from({ length: 25 }, (_, hour) => {
    const [from, to] = [archAt(R.inner - (hour % 6 === 0 ? 9 : 5), hour * 7.5), archAt(R.inner, hour * 7.5)]
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  }).join('')
}

function VoidPart({ from, to }: { from: number; to: number }) {
  const lines: string[] = []
  for (let angle = from; angle <= to; angle += 2.5) {
    const [a, b] = [archAt(R.inner, angle), archAt(R.outer, Math.min(angle + 5, to))]
    lines.push(`M${a.x} ${a.y}L${b.x} ${b.y}`)
  }
  return (
    <>
      <path d={archRing(R.inner, R.outer, from, to)} className="sky-arch-void" />
      <path d={lines.join('')} className="sky-arch-hatch" />
    </>
  )
}

function Hand({ angle, time }: { angle: number; time: string }) {
  const to = archAt(R.outer + 6, angle)
  // from the rim of her face, as a hand that is held there
  const rim = R.hub / Math.hypot(to.x, to.y - HUB_Y)
  const from = { x: to.x * rim, y: HUB_Y + (to.y - HUB_Y) * rim }
  const label = archAt(R.outer + 20, angle)
  // at both feet of the arch it stands above the tip, clear of the band, the hand and the numerals
  const rise = Math.abs(label.x) > 140 ? Math.min(to.y - 12, -30) : label.y + 4
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="sky-arch-hand" />
      <circle cx={to.x} cy={to.y} r="3.5" className="sky-arch-tip" />
      <text x={Math.max(-152, Math.min(152, label.x))} y={rise} className="sky-arch-now">
        {time}
      </text>
    </g>
  )
}

function Medallion({ id, x, y }: { id: GlyphId; x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="15" className="sky-arch-medal" />
      <GlyphAt id={id} size={19} x={x} y={y} className="sky-arch-met" />
    </g>
  )
}

function GlyphAt({
  id,
  x,
  y,
  size,
  className,
}: {
  id: GlyphId
  x: number
  y: number
  size: number
  className: string
}) {
  return (
    <path
      d={GLYPHS[id]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / GLYPH_BOX})`}
      strokeWidth={GLYPH_STROKE}
      className={className}
    />
  )
}
