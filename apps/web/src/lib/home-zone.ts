let known: string | undefined

/** The zone in which the days of the account run: the browser's own until it is known. */
export function homeZone(): string {
  return known ?? browserTimeZone()
}

/** Null for an account that has none yet, or for nobody. */
export function liveIn(zone: string | null): void {
  known = zone ?? undefined
}

/** The zone this browser lives in, as an IANA name. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
