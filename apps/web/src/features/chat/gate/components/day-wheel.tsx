import './day-wheel.css'
import { GLYPH_BOX, GLYPH_STROKE, GLYPHS, type GlyphId } from '@astrarium/sky/wheel'
import { cn } from '../../../../lib/class-names.ts'
import { type Instrument, RADII } from '../instrument.ts'

/** Today's planets around one's own chart, and between them what touches it. Says nothing by itself. */
export function DayWheel({
  instrument: { signs, today, natal, contacts },
  lit = contacts.length,
  className,
}: {
  instrument: Instrument
  /** so many contacts are drawn */
  lit?: number
  className?: string
}) {
  return (
    <svg viewBox="-320 -320 640 640" className={cn('day-wheel', className)} aria-hidden="true">
      <circle r={RADII.edge} className="gate-plate" />
      <circle r={RADII.inner} className="gate-line" />
      <circle r={RADII.ring} className="gate-line" />
      <circle r={RADII.core} className="gate-core" />
      <path
        d={signs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
        className="gate-line"
      />
      {signs.map(({ glyph, place }) => (
        <Mark key={glyph} id={glyph} {...place} size={25} className="gate-sign" />
      ))}
      {contacts.slice(0, lit).map(({ key, pigment, from, to }) => (
        <path
          key={key}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={`gate-contact gate-${pigment}`}
        />
      ))}
      {today.map(({ glyph, place, dot }) => (
        <g key={glyph} className="gate-today">
          <circle cx={dot.x} cy={dot.y} r="3" />
          <Mark id={glyph} {...place} size={28} />
        </g>
      ))}
      {natal.map(({ glyph, place, dot }) => (
        <g key={glyph} className="gate-natal">
          <circle cx={dot.x} cy={dot.y} r="2.5" />
          <Mark id={glyph} {...place} size={24} />
        </g>
      ))}
    </svg>
  )
}

function Mark({
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
  className?: string
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
