import { GLYPHS, GLYPH_BOX, GLYPH_STROKE } from '@astrarium/sky/wheel'
import type { GlyphId } from '@astrarium/sky/wheel'

interface GlyphProps {
  /** a sign, a body or an aspect by the engine's own name */
  id: GlyphId
  /** side in px */
  size?: number
  /** its name, where no text beside it says it; without one it is decoration */
  label?: string
  className?: string
}

/** A sign, body or aspect in the colour of the text around it. */
export function Glyph({ id, size = 20, label, className }: GlyphProps) {
  const voice = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      viewBox={`0 0 ${GLYPH_BOX} ${GLYPH_BOX}`}
      width={size}
      height={size}
      className={className}
      focusable="false"
      {...voice}
    >
      <path
        d={GLYPHS[id]}
        fill="none"
        stroke="currentColor"
        strokeWidth={GLYPH_STROKE}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
