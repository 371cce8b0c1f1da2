/** The same fault has the same name on every screen: from what was thrown, and where first. */
export function faultId(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = /([\w.-]+\.[jt]sx?):(\d+)/.exec(stack)?.[0] ?? ''
  let value = 0x811c9dc5
  for (const sign of `${name}|${message}|${place}`) {
    value ^= sign.codePointAt(0)!
    value = Math.imul(value, 0x01000193)
  }
  return (value >>> 0).toString(36).toUpperCase().padStart(7, '0')
}

/** Each browser has words of its own for a script that could not be fetched. */
export function isScriptMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message)
  )
}
