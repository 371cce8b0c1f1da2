/** Short title of a thread, from its first question: its own words, cut between words. */
export function titleOf(question: string): string {
  const trimmed = question.replace(/\s+/g, ' ').trim()
  const words = trimmed.replace(/[?!.…\s]+$/, '')
  const plain = words && /\?[?!.…\s]*$/.test(trimmed) ? `${words}?` : words
  const capital = plain.charAt(0).toUpperCase() + plain.slice(1)
  if (capital.length <= 48) return capital || 'Untitled Chat'
  const cut = capital.slice(0, 48)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : 48).replace(/[\s,;:–-]+$/, '')}…`
}
