import type { CircleToday } from '@astrarium/contracts'
import { ASPECT_PIGMENTS } from '@astrarium/sky/wheel'
import type { Pigment } from '@astrarium/sky/wheel'
import { cn } from '../../../lib/class-names.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'

type Aspect = CircleToday['between'][number]['aspect']

const COLOURS: Record<Pigment, string> = {
  brass: 'text-brass',
  cinnabar: 'text-cinnabar',
  lapis: 'text-lapis',
  verdigris: 'text-verdigris',
}

export function colourOf(aspect: Aspect): string {
  return COLOURS[ASPECT_PIGMENTS[aspect]]
}

/** The sign of an aspect in its colour. What it means stands beside it. */
export function AspectMark({
  aspect,
  size = 16,
  className,
}: {
  aspect: Aspect
  size?: number
  className?: string
}) {
  return <Glyph id={aspect} size={size} className={cn('shrink-0', colourOf(aspect), className)} />
}
