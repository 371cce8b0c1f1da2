/** Where the first place to fill in stands: `[person]`, `[Name]`. Null when there is none left. */
export function findPlaceholder(text: string): { start: number; end: number } | null {
  const found = /\[[^[\]\n]{1,40}\]/.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
