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
