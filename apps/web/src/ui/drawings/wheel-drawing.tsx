import './wheel-drawing.css'
import {
  ASPECT_DASHES,
  GLYPHS,
  GLYPH_BOX,
  GLYPH_STROKE,
  arcPath,
  linesPath,
  polylinePath,
  sectorPath,
} from '@astrarium/sky/wheel'
import type {
  AspectLine,
  BodyMark,
  GlyphMark,
  TextMark,
  WheelGeometry,
  WheelPoint,
} from '@astrarium/sky/wheel'
import type { SVGProps } from 'react'

interface WheelDrawingProps {
  geometry: WheelGeometry
  /** what stands out; the rest steps back. Nothing steps back when it is empty */
  lit?: ReadonlySet<WheelPoint>
  isLit?: (aspect: AspectLine) => boolean
  /** the body, or the angle, that a ring is drawn around */
  halo?: WheelPoint | null
  /** makes a body something to touch */
  bodyProps?: (body: BodyMark) => SVGProps<SVGGElement>
  /** around all bodies */
  bodiesProps?: SVGProps<SVGGElement>
  svgProps?: SVGProps<SVGSVGElement>
}

/**
 * A wheel's geometry in the colours of the theme. It knows nothing of pointers and keys: those come in as
 * props.
 */
export function WheelDrawing({
  geometry,
  lit,
  isLit,
  halo = null,
  bodyProps,
  bodiesProps,
  svgProps,
}: WheelDrawingProps) {
  const { size, centre, rings, signs, ticks, houses, angles, bodies, aspects } = geometry
  const isDim = lit !== undefined && lit.size > 0
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="wheel" data-dim={isDim || undefined} {...svgProps}>
      <g aria-hidden="true">
        {signs.map(({ sign, pigment, from, to }) => (
          <path
            key={sign}
            d={sectorPath(rings.zodiacInner, rings.outer, from, to)}
            className={`wheel-sector wheel-${pigment}`}
          />
        ))}
        <path d={linesPath(signs.map(({ boundary }) => boundary))} className="wheel-ring" />
        <circle cx={centre} cy={centre} r={rings.outer} className="wheel-ring" />
        <circle cx={centre} cy={centre} r={rings.zodiacInner} className="wheel-ring" />
        <circle cx={centre} cy={centre} r={rings.houseOuter} className="wheel-ring wheel-inner" />
        <circle cx={centre} cy={centre} r={rings.houseInner} className="wheel-ring" />
        <path d={linesPath(ticks.filter(({ every }) => every === 1))} className="wheel-tick-fine" />
        <path d={linesPath(ticks.filter(({ every }) => every !== 1))} className="wheel-tick" />
        {signs.map(({ mark, pigment }) => (
          <Mark key={mark.glyph} mark={mark} className={`wheel-sign wheel-${pigment}`} />
        ))}
        <path d={linesPath(houses.flatMap(({ cusp }) => cusp))} className="wheel-cusp" />
        {houses.map(({ number, numeral }) => (
          <Text key={number} mark={numeral} className="wheel-numeral" />
        ))}
        {angles.map(({ id, axis, label }) => (
          <g key={id} className="wheel-angle" data-lit={lit?.has(id) || undefined}>
            <path d={linesPath(axis)} />
            {id === halo && <circle cx={label.x} cy={label.y} r={label.font * 1.05} className="wheel-halo" />}
            <Text mark={label} />
          </g>
        ))}
        {aspects.map((aspect) => (
          <Aspect
            key={`${aspect.a} ${aspect.kind} ${aspect.b}`}
            aspect={aspect}
            isLit={isDim && (isLit?.(aspect) ?? false)}
          />
        ))}
      </g>
      <g {...bodiesProps}>
        {bodies.map((body) => (
          <g
            key={body.id}
            className="wheel-body"
            data-lit={lit?.has(body.id) || undefined}
            {...bodyProps?.(body)}
          >
            {bodyProps && <line {...body.spine} className="wheel-focus" />}
            {bodyProps && <line {...body.spine} className="wheel-touch" />}
            <path d={polylinePath(body.leader)} className="wheel-leader" />
            <circle cx={body.leader[0]?.x} cy={body.leader[0]?.y} r="4.5" className="wheel-dot" />
            {body.id === halo && (
              <circle cx={body.glyph.x} cy={body.glyph.y} r={body.glyph.size * 0.78} className="wheel-halo" />
            )}
            {body.arc && <path d={arcPath(body.arc)} className="wheel-arc" />}
            <circle cx={body.dot.x} cy={body.dot.y} r="3" className="wheel-dot" />
            <Mark mark={body.glyph} className="wheel-glyph" />
            <Text mark={body.degrees} className="wheel-degrees" />
            {body.rest && <Text mark={body.rest} className="wheel-minutes" />}
            {body.retrograde && <Mark mark={body.retrograde} className="wheel-retrograde" />}
          </g>
        ))}
      </g>
    </svg>
  )
}

function Aspect({ aspect, isLit }: { aspect: AspectLine; isLit: boolean }) {
  const { kind, pigment, weight, from, to, arc } = aspect
  return (
    <path
      d={arc ? arcPath(arc) : polylinePath([from, to])}
      className={`wheel-aspect wheel-${pigment}`}
      data-lit={isLit || undefined}
      strokeWidth={0.9 + 1.7 * weight}
      strokeOpacity={0.3 + 0.65 * weight}
      strokeDasharray={ASPECT_DASHES[kind] || undefined}
    />
  )
}

function Mark({ mark, className }: { mark: GlyphMark; className: string }) {
  const { glyph, x, y, size } = mark
  const half = size / 2
  return (
    <path
      d={GLYPHS[glyph]}
      className={className}
      strokeWidth={GLYPH_STROKE}
      transform={`translate(${x - half} ${y - half}) scale(${size / GLYPH_BOX})`}
    />
  )
}

function Text({ mark, className }: { mark: TextMark; className?: string }) {
  const { x, y, font, text } = mark
  // dominant-baseline differs between browsers; figures and capitals stand about 0.7 of the size high
  return text === '' ? null : (
    <text x={x} y={y + font * 0.35} fontSize={font} className={className} aria-hidden="true">
      {text}
    </text>
  )
}
