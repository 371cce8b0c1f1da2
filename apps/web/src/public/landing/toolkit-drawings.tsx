import { ASPECT_PIGMENTS, ENGLISH } from '@astrarium/sky/wheel'
import { Glyph } from '../../ui/drawings/glyph.tsx'
import { MoonPhase } from '../../ui/drawings/moon-phase.tsx'
import { SAMPLE_TRANSITS } from '../sample-chart.ts'
import { ribbonRow } from './ribbon-row.ts'

const STARS = [
  [40, 128],
  [112, 58],
  [188, 104],
  [262, 40],
  [322, 92],
  [398, 66],
  [344, 150],
] as const
/** where the four names stand, in the order of the words */
const NAMES = [
  { x: 112, y: 40 },
  { x: 188, y: 132 },
  { x: 294, y: 122 },
  { x: 410, y: 50 },
] as const

/** The seven cards of the Blueprint. */
export function Constellation({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <svg viewBox="0 0 440 180" role="img" aria-label={label} className="constellation">
      <path
        d={`M${STARS.slice(0, 6)
          .map(([x, y]) => `${x} ${y}`)
          .join('L')}M${STARS[4].join(' ')}L${STARS[6].join(' ')}`}
        className="constellation-lines"
      />
      {STARS.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={index % 3 === 1 ? 5 : 3.6} className="constellation-star" />
      ))}
      {NAMES.map((at, index) => (
        <text key={at.x} {...at} className="constellation-name">
          {names[index]}
        </text>
      ))}
    </svg>
  )
}

/** Transits as spans of time: thin where they only touch, thick where they are exact. */
export function Ribbon({ label, months }: { label: string; months: readonly string[] }) {
  return (
    <svg viewBox="0 0 440 180" role="img" aria-label={label} className="ribbon">
      {months.map((month, index) => {
        const x = ribbonRow({
          enters: `2027-0${index * 2 + 1}-01`,
          exact: [],
          leaves: `2027-0${index * 2 + 1}-02`,
        }).from
        return (
          <g key={month}>
            <path d={`M${x} 24V180`} className="ribbon-month" />
            <text x={x} y="14" className="ribbon-date">
              {month}
            </text>
          </g>
        )
      })}
      {SAMPLE_TRANSITS.map((transit, index) => {
        const { shape, exact } = ribbonRow(transit)
        return (
          <g
            key={transit.enters}
            transform={`translate(0 ${40 + index * 25})`}
            className={`wheel-${ASPECT_PIGMENTS[transit.aspect]}`}
          >
            <path d={shape} className="ribbon-span" />
            {exact.map((x) => (
              <circle key={x} cx={x} r="2.4" className="ribbon-exact" />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const PEOPLE = [
  [1, 205],
  [2, 338],
  [3, 250],
  [4, 295],
  [5, 222],
  [6, 318],
] as const

/** Seven rings, the nearest one inside. */
export function CircleRings({ label }: { label: string }) {
  return (
    <svg viewBox="-180 -172 360 180" role="img" aria-label={label} className="circle-rings">
      {Array.from({ length: 7 }, (_, ring) => (
        <circle key={ring} r={30 + ring * 22} className="circle-ring" />
      ))}
      <circle r="6" className="circle-you" />
      {PEOPLE.map(([ring, angle]) => {
        const radius = 30 + ring * 22
        const rad = (angle * Math.PI) / 180
        return (
          <circle
            key={angle}
            cx={Math.round(radius * Math.cos(rad) * 10) / 10}
            cy={Math.round(radius * Math.sin(rad) * 10) / 10}
            r="4.5"
            className="circle-person"
          />
        )
      })}
    </svg>
  )
}

export function MonthOfMoons({ label }: { label: string }) {
  return (
    <div role="img" aria-label={label} className="moons">
      {[20, 60, 100, 140, 180, 220, 260, 300, 340].map((angle) => (
        <MoonPhase key={angle} angle={angle} size={angle === 180 ? 76 : 30} />
      ))}
    </div>
  )
}

/** What an answer rests on, as rows. */
export function AskRows() {
  return (
    <ul className="ask-rows">
      {SAMPLE_TRANSITS.slice(0, 3).map(({ transiting, aspect, natal }) => (
        <li key={transiting} className={`wheel-${ASPECT_PIGMENTS[aspect]}`}>
          <span className="ask-glyphs">
            <Glyph id={transiting} />
            <Glyph id={aspect} size={16} />
            <Glyph id={natal} />
          </span>
          {ENGLISH.points[transiting]} {ENGLISH.aspects[aspect]} {ENGLISH.points[natal]}
        </li>
      ))}
    </ul>
  )
}
