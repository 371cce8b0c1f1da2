/** One's own words are one's own to change. */
export function canRewrite(note: { source: 'arion' | 'own' }): boolean {
  return note.source === 'own'
}
