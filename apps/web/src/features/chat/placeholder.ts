/** Where the first place to fill in stands: `[person]`, `[Name]`. Null when there is none left. */
export function findPlaceholder(text: string): { start: number; end: number } | null {
  const found = /\[[^[\]\n]{1,40}\]/.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/**
 * Somebody's whole name in the places that ask for a person: of "Aunt Rosa" the first word is no name. Nobody
 * is known by null.
 */
export function filledWith(name: string | null, text: string): string {
  const whole = name?.trim()
  return whole ? text.replaceAll(/\[(?:person|Name)\]/g, () => whole) : text
}
