import '../../../../ui/drawings/wheel-drawing.css'
import '../../../chart/components/natal-wheel.css'
import './two-wheels.css'
import type { PairContact } from '@astrarium/contracts'
import { ASPECT_PIGMENTS, GLYPHS, GLYPH_BOX, GLYPH_STROKE, sectorPath, ZODIAC } from '@astrarium/sky/wheel'
import type { GlyphId, Point, WheelInput } from '@astrarium/sky/wheel'
import { lineOf, RADII, twoWheels } from '../../relationship/two-wheels.ts'
import type { PlacedPoint } from '../../relationship/two-wheels.ts'

interface TwoWheelsDrawingProps {
  own: WheelInput
  theirs: WheelInput
  contacts: { strong: readonly PairContact[]; faint: readonly PairContact[] }
  name: string
}

/** A picture with a name: its table stands below it, and says the same. */
export function TwoWheelsDrawing({ own, theirs, contacts, name }: TwoWheelsDrawingProps) {
  const { points, signs, horizon } = twoWheels(own, theirs)
  return (
    <svg viewBox="0 0 1000 1000" className="wheel two-wheels" role="img" aria-label={name}>
      {ZODIAC.map(({ sign, pigment }, index) => {
        const from = signs[index] ?? 0
        return (
          <g key={sign} className={`wheel-${pigment}`}>
            <path d={sectorPath(RADII.zodiac, RADII.outer, from, from + 30)} className="wheel-sector" />
            <Mark glyph={sign} at={onCircle(435, from + 15)} size={30} className="wheel-sign" />
          </g>
        )
      })}
      {[RADII.outer, RADII.zodiac, RADII.between].map((radius) => (
        <circle key={radius} cx="500" cy="500" r={radius} className="wheel-ring" />
      ))}
      <circle cx="500" cy="500" r={RADII.inner} className="wheel-ring wheel-inner" />
      {horizon && (
        <line
          x1={horizon.from.x}
          y1={horizon.from.y}
          x2={horizon.to.x}
          y2={horizon.to.y}
          className="two-wheels-horizon"
        />
      )}
      <Lines contacts={contacts.faint} points={points} className="two-wheels-faint" />
      <Lines contacts={contacts.strong} points={points} className="two-wheels-strong" />
      {points.map((point) => (
        <PointMark
          key={`${point.whose} ${point.id}`}
          point={point}
          isSpokenOf={contacts.strong.some((contact) => holds(contact, point))}
        />
      ))}
    </svg>
  )
}

function Lines({
  contacts,
  points,
  className,
}: {
  contacts: readonly PairContact[]
  points: readonly PlacedPoint[]
  className: string
}) {
  return contacts.map((contact) => {
    const line = lineOf(contact, points)
    if (!line || contact.kind !== 'aspect') return null
    return (
      <path
        key={`${contact.own} ${contact.aspect} ${contact.theirs}`}
        d={line.path}
        className={`${className} wheel-${ASPECT_PIGMENTS[contact.aspect]}`}
        data-joined={line.isJoined || undefined}
        strokeDasharray={contact.aspect === 'sextile' ? '9 7' : undefined}
      />
    )
  })
}

/** Whether a contact is of this point. */
function holds(contact: PairContact, { id, whose }: PlacedPoint): boolean {
  if (contact.kind === 'overlay') return contact.guest === whose && contact.point === id
  return contact[whose] === id
}

/** On a phone those alone are named that are spoken of, large enough to read. */
function PointMark({ point, isSpokenOf }: { point: PlacedPoint; isSpokenOf: boolean }) {
  const { whose, at, degree, leader, dot, glyph, label } = point
  return (
    <g className={`two-wheels-${whose}`} data-quiet={!isSpokenOf || undefined}>
      <line
        x1={leader.from.x}
        y1={leader.from.y}
        x2={leader.to.x}
        y2={leader.to.y}
        className="two-wheels-leader"
      />
      {glyph && (
        <g className="two-wheels-mark" style={{ transformOrigin: `${at.x}px ${at.y}px` }}>
          <Mark glyph={glyph} at={at} size={34} className="two-wheels-glyph" />
        </g>
      )}
      {label && (
        <text x={at.x} y={at.y + 8} fontSize="24" fontWeight="600">
          {label}
        </text>
      )}
      {degree && (
        <text x={degree.at.x} y={degree.at.y + 7} fontSize="20" className="two-wheels-degree">
          {degree.text}
        </text>
      )}
      <circle cx={dot.x} cy={dot.y} r="5" className="two-wheels-dot" />
    </g>
  )
}

function Mark({
  glyph,
  at,
  size,
  className,
}: {
  glyph: GlyphId
  at: Point
  size: number
  className: string
}) {
  return (
    <path
      d={GLYPHS[glyph]}
      className={className}
      strokeWidth={GLYPH_STROKE}
      transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / GLYPH_BOX})`}
    />
  )
}

function onCircle(radius: number, angle: number): Point {
  const rad = (angle * Math.PI) / 180
  return { x: 500 + radius * Math.cos(rad), y: 500 - radius * Math.sin(rad) }
}
