import './day-wheel.css'
import { GLYPH_BOX, GLYPH_STROKE, GLYPHS, type GlyphId } from '@astrarium/sky/wheel'
import { cn } from '../../../../lib/class-names.ts'
import type { Instrument } from '../instrument.ts'

/** Today's planets around one's own chart, and between them what touches it. Says nothing by itself. */
export function DayWheel({
  instrument: { measures, signs, today, natal, contacts },
  lit = contacts.length,
  className,
}: {
  instrument: Instrument
  /** so many contacts are drawn */
  lit?: number
  className?: string
}) {
  const { edge, inner, ring, core, size } = measures
  return (
    <svg viewBox="-320 -320 640 640" className={cn('day-wheel', className)} aria-hidden="true">
      <circle r={edge} className="gate-plate" />
      <path
        d={signs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
        className="gate-line gate-boundary"
      />
      <circle r={inner} className="gate-line" />
      <circle r={ring} className="gate-line" />
      <circle r={core} className="gate-core" />
      {signs.map(({ glyph, place }) => (
        <Mark key={glyph} id={glyph} {...place} size={size.sign} className="gate-sign" />
      ))}
      {contacts.slice(0, lit).map(({ key, pigment, from, to }) => (
        <path
          key={key}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className={`gate-contact gate-${pigment}`}
        />
      ))}
      {(['today', 'natal'] as const).map((whose) => (
        <g key={whose} className={`gate-${whose}`}>
          {{ today, natal }[whose].map(({ glyph, place, dot, end }) => (
            <g key={glyph}>
              <path d={`M${dot.x} ${dot.y}L${end.x} ${end.y}`} className="gate-leader" />
              <circle cx={dot.x} cy={dot.y} r={size[whose] / 9} />
              <Mark id={glyph} {...place} size={size[whose]} />
            </g>
          ))}
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
