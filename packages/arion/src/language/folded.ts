/** Letter by letter, so that offsets stay: without case and accents. */
export function folded(text: string): string {
  return Array.from(text)
    .map((letter) => {
      const bare = LETTERS[letter.toLowerCase()] ?? letter.normalize('NFD').charAt(0).toLowerCase()
      return letter.length === 1 ? bare : letter
    })
    .join('')
}
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', '’': "'" }
