/** Name of the work, and all that the queue knows of it beside whose blueprint it is. */
export const WRITE_BLUEPRINT = 'write-blueprint'
/** Further tries after a question failed; then the blueprint is `failed` until somebody asks for it again. */
export const WRITE_RETRIES = 3
/** Work that nobody touched for so long belongs to a server that died, and is taken up again. */
export const ABANDONED_AFTER_MS = 60_000

/** The birth details that make a chart; the name of the place does not. */
const CHART_MAKING = [
  'birthDate',
  'birthTime',
  'birthTimeAccuracy',
  'birthTimeMinutes',
  'birthTimeFold',
  'birthLatitude',
  'birthLongitude',
  'timezone',
] as const

/** The same for the same chart: what a blueprint is true to. */
export function chartKey(birth: Record<(typeof CHART_MAKING)[number], unknown>): string {
  return JSON.stringify(CHART_MAKING.map((field) => birth[field]))
}
