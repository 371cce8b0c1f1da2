/** Cut to so many characters as people count them, never within one. */
export function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}...` : text
}
