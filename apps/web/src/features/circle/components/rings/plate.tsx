import { GLYPHS, GLYPH_BOX, GLYPH_STROKE, ZODIAC, linesPath } from '@astrarium/sky/wheel'
import { PLATE, SUN } from '../../rings/dial.ts'
import { pointAt, radial } from '../../rings/orbit.ts'
import { middleOf } from '../../rings/places.ts'

const SCALE = 381
const SIGNS = 404
const RIM = 408

/** Limb, degree scale, signs and throne: what the rings lie in. `left` is the longitude at the left. */
export function Plate({ left }: { left: number }) {
  const at = (longitude: number) => 180 + longitude - left
  const degrees = (every: number) => Array.from({ length: 360 / every }, (_, place) => at(place * every))
  return (
    <g aria-hidden="true">
      <path d={THRONE} className="rings-throne" />
      <path d={THRONE_DROP} className="rings-hair" />
      <circle cy={-RIM - 42} r="9.5" className="rings-shackle" />
      <circle r={RIM} className="rings-limb" />
      <circle r={PLATE} className="rings-plate" />
      <circle r={SCALE} className="rings-hair" />
      <path d={strokes(degrees(1), PLATE, PLATE + 4)} className="rings-tick" />
      <path d={strokes(degrees(5), PLATE, SCALE)} className="rings-tick" />
      <path d={strokes(degrees(30), PLATE, SIGNS)} className="rings-cusp" />
      <path d={strokes(degrees(30), SUN + 6, PLATE)} className="rings-ray" />
      {degrees(30).flatMap((angle) =>
        [angle + 7.5, angle + 22.5].map((quarter) => {
          const { x, y } = pointAt((SCALE + SIGNS) / 2, quarter)
          return (
            <path
              key={quarter}
              d={LOZENGE}
              transform={`translate(${x} ${y}) rotate(${90 - quarter})`}
              className="rings-lozenge"
            />
          )
        }),
      )}
      {ZODIAC.map(({ sign }) => {
        const { x, y } = pointAt((SCALE + SIGNS) / 2, middleOf(sign, left))
        return (
          <path
            key={sign}
            d={GLYPHS[sign]}
            strokeWidth={GLYPH_STROKE}
            transform={`translate(${x - GLYPH / 2} ${y - GLYPH / 2}) scale(${GLYPH / GLYPH_BOX})`}
            className="rings-sign"
          />
        )
      })}
    </g>
  )
}

/** The person in the middle: a sun of 24 rays, by turns straight and flaming. */
export function Sun({ initial }: { initial: string }) {
  return (
    <g aria-hidden="true">
      <circle r={SUN} className="rings-hair" />
      {Array.from({ length: 24 }, (_, ray) => (
        <path
          key={ray}
          d={ray % 2 === 0 ? STRAIGHT : FLAME}
          transform={`rotate(${ray * 15})`}
          className="rings-flame"
        />
      ))}
      <circle r="27" className="rings-sun" />
      <text y="9.5" className="rings-you">
        {initial}
      </text>
    </g>
  )
}

const GLYPH = 19
const LOZENGE = 'M0 -3.5L1.2 0L0 3.5L-1.2 0Z'
const STRAIGHT = 'M-3.4 -30.5L0 -50L3.4 -30.5Z'
const FLAME = 'M-3.2 -30.5C-5.4 -37 2.6 -41 -1 -55C5 -47 0.4 -40 3.2 -30.5Z'
const THRONE =
  'M-94 -397C-66 -405 -52 -416 -36 -428C-28 -434 -18 -436 -9 -437L-7 -441H7L9 -437C18 -436 28 -434 36 -428C52 -416 66 -405 94 -397Z'
const THRONE_DROP = 'M0 -432C5 -425 8 -421 8 -416A8 8 0 0 1 -8 -416C-8 -421 -5 -425 0 -432Z'

function strokes(angles: readonly number[], from: number, to: number): string {
  return linesPath(angles.map((angle) => radial(from, to, angle)))
}
