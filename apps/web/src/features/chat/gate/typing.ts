const CHARACTER_MS = 30
const LINE_PAUSE_MS = 500

/**
 * How many characters of each line stand there after so many milliseconds: 30 for each, and 500 between two
 * lines.
 */
export function typedAfter(lines: readonly string[], milliseconds: number): number[] {
  let left = milliseconds
  return lines.map((line) => {
    const typed = Math.min(line.length, Math.max(0, Math.floor(left / CHARACTER_MS)))
    left -= line.length * CHARACTER_MS + LINE_PAUSE_MS
    return typed
  })
}

export function isTyped(lines: readonly string[], milliseconds: number): boolean {
  return typedAfter(lines, milliseconds).every((typed, at) => typed === lines[at]?.length)
}
