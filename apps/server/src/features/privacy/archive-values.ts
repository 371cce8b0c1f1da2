import { escapeHtml } from '../../platform/escape-html.ts'
import { archiveWords as words } from '../../words/index.ts'

/** A row as people read it: without the numbers that only programs know it by, which stand in the JSON. */
export function shownRow(row: object): string {
  const isTimeKnown = !('birthTimeAccuracy' in row) || row.birthTimeAccuracy !== 'unknown'
  const entries = Object.entries(row).filter(
    ([key, value]) => isForPeople(key, value) && (isTimeKnown || !FROM_TIME.has(key)),
  )
  return `<dl>${entries.map(([key, value]) => `<dt>${escapeHtml(spoken(key))}</dt><dd>${shown(key, value)}</dd>`).join('')}</dl>`
}

function isForPeople(key: string, value: unknown): boolean {
  if (value === null || value === undefined || UNSHOWN.has(key)) return false
  return !(typeof value === 'string' && UUID.test(value))
}

/** for programs, or drawn */
const UNSHOWN = new Set(['ribbon', 'photo', 'version', 'points', 'whose', 'seq', 'kind', 'weight'])
/** the noon that stands in for an unknown time, and what follows from it: nobody said it */
const FROM_TIME = new Set(['birthTime', 'birthTimeUtc'])
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
/** as a program names one of a few things */
const NAMED = /^[a-z]+(?:_[a-z]+)+$/

function shown(key: string, value: unknown): string {
  if (Array.isArray(value)) return shownList(key, value)
  if (typeof value === 'object' && value !== null) return shownRow(value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value)
  if (typeof value === 'string' && INSTANT.test(text)) return momentShown(text)
  if (typeof value === 'string' && DAY.test(text)) return dayShown(text)
  return escapeHtml(NAMED.test(text) ? spoken(text) : text)
}

function shownList(key: string, values: readonly unknown[]): string {
  if (values.length === 0) return words.none
  const line = LINES[key]
  const items = values.map((each) => `<li>${line ? escapeHtml(line(each as never)) : shown(key, each)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

interface Placed {
  name: string
  sign: string
  degree: number
  house: number | null
  retrograde: boolean
}

/** Lists whose entries are one sentence each. */
const LINES: Record<string, (entry: never) => string> = {
  facts: ({ statement }: { statement: string }) => statement,
  planets: (placed: Placed) => words.placed({ ...placed, name: spoken(placed.name) }),
  houses: ({ number, sign, degree }: { number: number; sign: string; degree: number }) =>
    words.cusp(number, sign, degree),
  aspects: ({
    planet1,
    type,
    planet2,
    orb,
  }: Record<'planet1' | 'type' | 'planet2', string> & { orb: number }) =>
    words.aspect(spoken(planet1), type, spoken(planet2), orb),
}

/** 20 November 2026 */
export function dayShown(at: string): string {
  return new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

function momentShown(at: string): string {
  return words.moment(dayShown(at), at.slice(11, 16))
}

/** `birthChart` and `birth_chart` → Birth chart; what reads oddly that way has words of its own */
function spoken(key: string): string {
  const own = words.names[key]
  if (own) return own
  const plain = key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
