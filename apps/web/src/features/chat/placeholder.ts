/** Where the first place to fill in stands: `[person]`, `[Name]`. Null when there is none left. */
export function findPlaceholder(text: string): { start: number; end: number } | null {
  const found = /\[[^[\]\n]{1,40}\]/.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** Somebody's first name in the places that ask for a person; nobody is known by null. */
export function filledWith(name: string | null, text: string): string {
  const first = name?.trim().split(/\s+/, 1)[0]
  return first ? text.replaceAll(/\[(?:person|Name)\]/g, () => first) : text
}
