import { PLANETS, SkyError } from '../types.ts'
import type { HouseSystem, NatalChart, Point, Sky, Zodiac } from '../types.ts'
import { wheel, wheelInputFromChart, wheelSvg } from '../wheel/index.ts'
import type { Options } from './options.ts'

/** What a line of input asks for becomes lines of output. Throws `SkyError`. */
export type Command = (sky: Sky, input: Record<string, unknown>, options: Options) => unknown[]

/** `{"utc","lat","lon","houseSystem"?,"zodiac"?}` → the chart, unrounded degrees. */
function chart(sky: Sky, input: Record<string, unknown>): unknown[] {
  const { placements, houses, ascendant, midheaven, vertex } = chartOf(sky, input)
  const bodies = Object.fromEntries(
    placements.map(({ body, longitude, latitude, speed, declination }) => [
      body,
      { longitude, latitude, speed, declination },
    ]),
  )
  return [
    {
      bodies,
      houses,
      ascendant: ascendant!.longitude,
      midheaven: midheaven!.longitude,
      vertex: vertex!.longitude,
    },
  ]
}

/**
 * `{"utc","lat","lon"}` → one line per exact hit on the chart's Sun to Pluto, Ascendant and Midheaven, in
 * order of time.
 */
function transits(sky: Sky, input: Record<string, unknown>, { from, to, moon }: Options): unknown[] {
  const [begin, end] = span(from, to)
  // searches are tropical, and hits are the same in every zodiac
  const { placements, ascendant, midheaven } = chartOf(sky, { ...input, zodiac: 'tropical' })
  const bodies = placements.filter(({ body }) => (PLANETS as readonly string[]).includes(body))
  const points = [
    ...bodies.map(({ body, longitude }) => ({ point: body as Point, longitude })),
    { point: 'asc' as const, longitude: ascendant!.longitude },
    { point: 'mc' as const, longitude: midheaven!.longitude },
  ]
  const windows = sky.transits({ points, from: begin, to: end, ...(moon ? { bodies: PLANETS } : {}) })
  return windows
    .flatMap(({ transiting, natal, aspect, exact }) =>
      exact.map((at) => ({ utc: at.toISOString(), transiting, natal, aspect })),
    )
    .filter(({ utc }) => utc >= begin.toISOString() && utc <= end.toISOString())
    .toSorted((a, b) => a.utc.localeCompare(b.utc))
}

/** `{"zone","local"}` → `{"kind","offsets"}`, offsets in seconds. */
function instant(sky: Sky, input: Record<string, unknown>): unknown[] {
  const { kind, offsets } = sky.localTime(text(input, 'zone'), text(input, 'local'))
  return [{ kind, offsets }]
}

/** Moon phases, stations and eclipses of the span, in order of time. Takes no input. */
function events(sky: Sky, _input: Record<string, unknown>, { from, to }: Options): unknown[] {
  const [begin, end] = span(from, to)
  const found = [
    ...sky
      .lunations(begin, end)
      .map(({ at, kind, longitude }) => ({ utc: at.toISOString(), event: 'phase', kind, longitude })),
    ...sky.stations(begin, end).map(({ at, body, kind, longitude }) => ({
      utc: at.toISOString(),
      event: 'station',
      body,
      kind,
      longitude,
    })),
    ...sky
      .eclipses(begin, end)
      .map(({ at, ...eclipse }) => ({ utc: at.toISOString(), event: 'eclipse', ...eclipse })),
  ]
  return found.toSorted((a, b) => a.utc.localeCompare(b.utc))
}

/** `{"utc","lat","lon","houseSystem"?}` → `{"svg"}`, the wheel of that chart. */
function drawWheel(sky: Sky, input: Record<string, unknown>): unknown[] {
  return [{ svg: wheelSvg(wheel(wheelInputFromChart(chartOf(sky, input)))) }]
}

export const COMMANDS: Record<string, { run: Command; readsInput: boolean }> = {
  chart: { run: chart, readsInput: true },
  transits: { run: transits, readsInput: true },
  instant: { run: instant, readsInput: true },
  events: { run: events, readsInput: false },
  wheel: { run: drawWheel, readsInput: true },
}

function chartOf(sky: Sky, input: Record<string, unknown>): NatalChart {
  const houseSystem = input['houseSystem'] ?? 'placidus'
  return sky.chart({
    at: utc(text(input, 'utc')),
    latitude: number(input, 'lat'),
    longitude: number(input, 'lon'),
    houseSystem: houseSystem as HouseSystem,
    zodiac: (input['zodiac'] ?? 'tropical') as Zodiac,
  })
}

function span(from: string | undefined, to: string | undefined): [Date, Date] {
  if (from === undefined || to === undefined)
    throw new SkyError(
      'invalid_input',
      '--from and --to are needed, for instance --from 2027-01-01T00:00:00Z',
    )
  // a date alone begins at 00:00 UTC; a birth has to say its time
  const endOf = (text: string) => utc(text.length === 10 ? `${text}T00:00Z` : text)
  return [endOf(from), endOf(to)]
}

/** An instant must say that it is UTC (or its offset): a bare time would be read in this machine's zone. */
function utc(text: string): Date {
  const [, date] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i.exec(text) ?? []
  const at = new Date(date === undefined ? NaN : text.toUpperCase())
  // `Date` reads 30 February as 2 March
  const isOnCalendar = date === undefined || new Date(`${date}T00:00Z`).getUTCDate() === Number(date.slice(8))
  if (!isOnCalendar || Number.isNaN(at.getTime()))
    throw new SkyError('invalid_instant', 'that is no instant of the form YYYY-MM-DDTHH:MM:SSZ')
  return at
}

function text(input: Record<string, unknown>, field: string): string {
  const value = input[field]
  if (typeof value !== 'string') throw new SkyError('invalid_input', `"${field}" must be a text`)
  return value
}

function number(input: Record<string, unknown>, field: string): number {
  const value = input[field]
  if (typeof value !== 'number') throw new SkyError('invalid_input', `"${field}" must be a number`)
  return value
}
