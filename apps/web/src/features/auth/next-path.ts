/** Where to go after log-in: a path of this app, and never another site. */
export function nextPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || /^\/[/\\]/.test(next) || /[\p{Cc}\\]/u.test(next))
    return undefined
  return next
}
