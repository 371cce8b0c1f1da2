/** How large a sentence is set: the longer it is, the smaller. */
export type SpokenSize = 'large' | 'middle' | 'small'

/** Arion's words for the eye: the first sentence large, what follows it below. */
export function spokenParts(text: string): { first: string; rest: string | null; size: SpokenSize } {
  const [, first = text, rest = ''] = /^(.+?[.?])\s+(.+)$/s.exec(text) ?? []
  return {
    first,
    rest: rest || null,
    size: first.length <= 62 ? 'large' : first.length <= 105 ? 'middle' : 'small',
  }
}
