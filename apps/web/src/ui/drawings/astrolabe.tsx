import './drawings.css'
import { GLYPHS, GLYPH_BOX, ZODIAC } from '@astrarium/sky/wheel'
import {
  OBLIQUITY,
  almucantar,
  eclipticRing,
  n,
  parallelRadius,
  projectEcliptic,
  projectHorizontal,
  projectStar,
  ringWithin,
} from './astrolabe-projection.ts'
import { BRIGHT_STARS } from './bright-stars.ts'

/** Padua, where Giovanni Dondi finished his astrarium in 1364. */
const LATITUDE = 45.4
/** sidereal time of the drawing at rest, degrees: the summer solstice crosses the meridian */
const AT_REST = 90
const PLATE = 250
const EQUATOR = PLATE / Math.tan(((90 + OBLIQUITY) / 2) * (Math.PI / 180))
const LIMB = { inner: 265, outer: 302, edge: 307 }
const BAND = 10
const HOURS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/**
 * A working astrolabe: the plate for Padua with tropics, equator, horizon and almucantars, the rete with
 * bright stars and the zodiac at their true places, and a limb of twenty-four hours. The rete turns by CSS,
 * and rests under reduced motion.
 */
export function Astrolabe({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="img" aria-label={label} className={`astrolabe ${className}`}>
      <Plate />
      <Rete />
    </div>
  )
}

function Plate() {
  const altitudes = [0, 10, 20, 30, 40, 50, 60, 70, 80]
  const azimuths = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 0]
  return (
    <svg viewBox="-310 -310 620 620" className="astrolabe-plate" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="astrolabe-brass" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" className="astrolabe-stop-hi" />
          <stop offset="1" className="astrolabe-stop-lo" />
        </linearGradient>
      </defs>
      <circle r={LIMB.edge} className="astrolabe-hair astrolabe-brass-lo" />
      <circle r={LIMB.outer} className="astrolabe-limb" />
      <circle r={LIMB.inner} className="astrolabe-mother" />
      <path d={limbTicks(1.25, 2.4)} className="astrolabe-hair astrolabe-line" />
      <path d={limbTicks(5, 4.5)} className="astrolabe-hair astrolabe-brass-lo" />
      <path d={limbTicks(15, 10)} className="astrolabe-tick" />
      {Array.from({ length: 24 }, (_, hour) => (
        <text key={hour} y={-LIMB.inner - 13} transform={`rotate(${hour * 15})`} className="astrolabe-hour">
          {HOURS[hour % 12]}
        </text>
      ))}
      <circle r={PLATE} className="astrolabe-sky" />
      <path
        d={azimuths.map((azimuth) => azimuthPath(azimuth)).join('')}
        className="astrolabe-hair astrolabe-faint"
      />
      <path
        d={altitudes
          .slice(1)
          .map((altitude) => ringWithin(almucantar(altitude, LATITUDE, EQUATOR), PLATE))
          .join('')}
        className="astrolabe-hair astrolabe-line"
      />
      <path d={`M${-PLATE} 0H${PLATE}M0 ${-PLATE}V${PLATE}`} className="astrolabe-hair astrolabe-line" />
      <circle r={n(EQUATOR)} className="astrolabe-hair astrolabe-brass-lo" />
      <circle r={n(parallelRadius(OBLIQUITY, EQUATOR))} className="astrolabe-hair astrolabe-brass-lo" />
      <path d={ringWithin(almucantar(0, LATITUDE, EQUATOR), PLATE)} className="astrolabe-horizon" />
    </svg>
  )
}

function Rete() {
  const outer = eclipticRing(0, AT_REST, EQUATOR)
  const inner = eclipticRing(BAND, AT_REST, EQUATOR)
  return (
    <svg viewBox="-310 -310 620 620" className="astrolabe-rete" aria-hidden="true" focusable="false">
      <circle cx={n(outer.x)} cy={n(outer.y)} r={n(outer.radius)} className="astrolabe-ecliptic" />
      <circle
        cx={n(inner.x)}
        cy={n(inner.y)}
        r={n(inner.radius)}
        className="astrolabe-hair astrolabe-brass-lo"
      />
      <path d={eclipticTicks(30, BAND)} className="astrolabe-hair astrolabe-brass" />
      <path d={eclipticTicks(5, 1.6)} className="astrolabe-hair astrolabe-brass" />
      {ZODIAC.map(({ sign }, index) => {
        const { x, y } = projectEcliptic(index * 30 + 15, BAND / 2 + 0.4, AT_REST, EQUATOR)
        const size = 12 + 5 * (Math.hypot(x, y) / PLATE)
        return (
          <path
            key={sign}
            d={GLYPHS[sign]}
            className="astrolabe-sign"
            transform={`translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${n(size / GLYPH_BOX)})`}
          />
        )
      })}
      {BRIGHT_STARS.map(({ name, rightAscension, declination, magnitude, label }) => {
        const { x, y } = projectStar(rightAscension, declination, AT_REST, EQUATOR)
        return (
          <g key={name} transform={`translate(${n(x)} ${n(y)})`}>
            <path d={pointer(n(6.6 - 1.35 * magnitude))} className="astrolabe-star" />
            <text x={label.dx} y={label.dy} textAnchor={label.anchor} className="astrolabe-name">
              {name}
            </text>
          </g>
        )
      })}
      <circle r="4" className="astrolabe-pole" />
      <circle r="1.2" className="astrolabe-star" />
    </svg>
  )
}

/** A star as a four-pointed pointer of the rete. */
function pointer(size: number): string {
  const waist = n(size * 0.2)
  return `M0 ${-size}L${waist} ${-waist}L${size} 0L${waist} ${waist}L0 ${size}L${-waist} ${waist}L${-size} 0L${-waist} ${-waist}Z`
}

function limbTicks(every: number, length: number): string {
  return Array.from({ length: 360 / every }, (_, i) => {
    const angle = (i * every * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `M${n(LIMB.inner * sin)} ${n(-LIMB.inner * cos)}L${n((LIMB.inner + length) * sin)} ${n(-(LIMB.inner + length) * cos)}`
  }).join('')
}

function eclipticTicks(every: number, height: number): string {
  return Array.from({ length: 360 / every }, (_, i) => {
    const a = projectEcliptic(i * every, 0, AT_REST, EQUATOR)
    const b = projectEcliptic(i * every, height, AT_REST, EQUATOR)
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
  }).join('')
}

function azimuthPath(azimuth: number): string {
  const spots = Array.from({ length: 19 }, (_, i) =>
    projectHorizontal(i * 5, azimuth, LATITUDE, EQUATOR),
  ).filter(({ x, y }) => Math.hypot(x, y) <= PLATE + 0.01)
  return spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
}
