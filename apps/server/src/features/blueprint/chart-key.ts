import type { ChartSettings } from '@astrarium/contracts'

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

/** What a blueprint is written by: its birth data, and the settings of its chart after them. */
export function chartKey(
  birth: Record<(typeof CHART_MAKING)[number], unknown>,
  settings: ChartSettings,
): string {
  return JSON.stringify([...CHART_MAKING.map((field) => birth[field]), settings])
}

/** Other birth data make it untrue. */
export function isOfSameBirth(key: string, other: string): boolean {
  const [birth, otherBirth] = [key, other].map((each) => parts(each).slice(0, CHART_MAKING.length))
  return JSON.stringify(birth) === JSON.stringify(otherBirth)
}

/** Other settings leave it true to the chart that it was written by; which is unknown of the oldest. */
export function isOfSameSettings(key: string, other: string): boolean {
  const [settings, otherSettings] = [key, other].map((each) => parts(each)[CHART_MAKING.length])
  return !settings || !otherSettings || JSON.stringify(settings) === JSON.stringify(otherSettings)
}

const parts = (key: string) => JSON.parse(key) as unknown[]
