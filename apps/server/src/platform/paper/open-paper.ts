import type { Shape } from '@astrarium/sky/wheel'
import type { Frame, Paper, PaperOptions } from './paper.ts'

/** An empty document with its title. What writes it is loaded with the first one: no start waits for it. */
export async function openPaper(frame: Frame, options: PaperOptions): Promise<Paper> {
  const { Paper: Opened } = await import('./paper.ts')
  return new Opened(frame, options)
}

/** Words as the outlines of their letters, so that a drawing looks the same where the fonts are not known. */
export async function outlineWords(shapes: readonly Shape[]): Promise<Shape[]> {
  const { outlined } = await import('./outlined.ts')
  return outlined(shapes)
}
