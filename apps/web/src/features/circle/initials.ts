/** Of the first and the last word of a name: "Anna Maria Feldt" is AF, "Tom" is T. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => word.match(/\p{Letter}|\p{Number}/u)?.[0])
    .filter((letter) => letter !== undefined)
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : '']
  return (first + last).toLocaleUpperCase()
}
