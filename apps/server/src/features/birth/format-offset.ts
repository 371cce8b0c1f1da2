/** Seconds east of Greenwich as people read it: `UTC+01:00`, with seconds where local mean time has them. */
export function formatOffset(seconds: number): string {
  const sign = seconds < 0 ? '−' : '+'
  const total = Math.abs(Math.round(seconds))
  const parts = [
    Math.floor(total / 3600),
    Math.floor((total % 3600) / 60),
    ...(total % 60 ? [total % 60] : []),
  ]
  return `UTC${sign}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`
}
