/** The same fault has the same name on every screen: from what was thrown, and where first. */
export function faultId(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const place = faultPlace(error)?.replace(/(:\d+):\d+$/, '$1') ?? ''
  let value = 0x811c9dc5
  for (const sign of `${name}|${message}|${place}`) {
    value ^= sign.codePointAt(0)!
    value = Math.imul(value, 0x01000193)
  }
  return (value >>> 0).toString(36).toUpperCase().padStart(7, '0')
}

/** In which script it was thrown first, and at which line and column: `page-a1.js:1:204`. */
export function faultPlace(error: unknown): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return /[\w.-]+\.[jt]sx?(:\d+){1,2}/.exec(stack)?.[0] ?? null
}

/** Each browser has words of its own for a script that could not be fetched. */
export function isScriptMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}
