/** What stands in the two fields, as typed. */
export interface BirthTimeFields {
  hour: string
  minute: string
}

export const DEFAULT_BIRTH_TIME = '12:00'
/** The choices for "approximately": so many minutes either way. */
export const APPROXIMATE_MINUTES = [15, 30, 60, 120] as const

/**
 * The two fields as they look once they were left: clamped to 0–23 and 0–59, two digits; an empty one takes
 * its default.
 */
export function settleBirthTime(fields: BirthTimeFields): BirthTimeFields {
  const [hour = '', minute = ''] = DEFAULT_BIRTH_TIME.split(':')
  return { hour: settlePart(fields.hour, 23, hour), minute: settlePart(fields.minute, 59, minute) }
}

/** `HH:MM`, 24 hours. */
export function readBirthTime(fields: BirthTimeFields): string {
  const { hour, minute } = settleBirthTime(fields)
  return `${hour}:${minute}`
}

export function birthTimeFields(time: string): BirthTimeFields {
  const [hour = '', minute = ''] = time.split(':')
  return settleBirthTime({ hour, minute })
}

/** `HH:MM` of both sides of an hour that was left out; null where that leads into another day. */
export function aroundGap(time: string, offsets: readonly { seconds: number }[]): [string, string] | null {
  const [before, after] = offsets
  if (!before || !after) return null
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [at, gap] = [hour * 60 + minute, Math.round(Math.abs(after.seconds - before.seconds) / 60)]
  if (at - gap < 0 || at + gap >= 24 * 60) return null
  return [readMinutes(at - gap), readMinutes(at + gap)]
}

function readMinutes(minutes: number): string {
  return `${settlePart(String(Math.floor(minutes / 60)), 23, '')}:${settlePart(String(minutes % 60), 59, '')}`
}

function settlePart(typed: string, highest: number, fallback: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits ? String(Math.min(Number(digits), highest)).padStart(2, '0') : fallback
}
