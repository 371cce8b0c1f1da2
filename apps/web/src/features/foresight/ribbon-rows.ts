import type { RibbonRow, WindowEnergy } from '@astrarium/contracts'
import { ASPECT_NAMES, MEAN_MOTION } from '@astrarium/sky/nouns'
import type { MajorAspect, Planet, Point } from '@astrarium/sky/nouns'
import type { GlyphId } from '@astrarium/sky/wheel'
import { DAY_MS } from '../../lib/calendar/calendar-date.ts'
import { words } from '../../words/index.ts'

/**
 * Transits of one drawing; more make another below it, with an axis of its own, so that one never loses the
 * dates from sight.
 */
export const SHEET = 24

/**
 * Out of orb for longer than this, a transit that comes again is another one. Within it, the planet has only
 * turned back and come again.
 */
const APART = 300 * DAY_MS

/** One transit with all the stays of its coming and going. */
export interface RibbonSeries {
  /** of the first stay */
  id: string
  transiting: Planet
  natal: Point
  aspect: MajorAspect
  energy: WindowEnergy
  /** of the heaviest stay */
  weight: number
  /** at least one, in order of time */
  stays: RibbonRow[]
}

export type RibbonOrder = 'time' | 'planet'

export interface Sheet {
  key: string
  /** the planet, where a sheet is one planet's */
  title: string | null
  series: RibbonSeries[]
}

/**
 * Rows as transits, in order of their beginning: a planet that turns back over the same place makes one, not
 * three.
 */
export function seriesOf(rows: readonly RibbonRow[]): RibbonSeries[] {
  const all: RibbonSeries[] = []
  const latest = new Map<string, RibbonSeries>()
  for (const row of byTime(rows, 'enters', 'ascending')) {
    const { id, transiting, natal, aspect, energy, weight } = row
    const name = `${transiting} ${aspect} ${natal}`
    const before = latest.get(name)
    const left = before?.stays.at(-1)?.leaves
    if (before && left && row.enters && Date.parse(row.enters) - Date.parse(left) < APART) {
      before.stays.push(row)
      before.weight = Math.max(before.weight, weight)
      continue
    }
    const series = { id, transiting, natal, aspect, energy, weight, stays: [row] }
    latest.set(name, series)
    all.push(series)
  }
  return all
}

/** The heaviest, in the order in which they came. */
export function heaviest(series: readonly RibbonSeries[], count: number): RibbonSeries[] {
  const kept = new Set(series.toSorted((a, b) => b.weight - a.weight).slice(0, count))
  return series.filter((one) => kept.has(one))
}

/** In the order in which they came, or by the planet that moves: the slowest first, for it lasts longest. */
export function sheetsOf(series: readonly RibbonSeries[], order: RibbonOrder): Sheet[] {
  if (order === 'time') return inSheets(series, 'time', null)
  const planets = [...new Set(series.map(({ transiting }) => transiting))]
  return planets
    .toSorted((a, b) => MEAN_MOTION[a] - MEAN_MOTION[b])
    .flatMap((planet) =>
      inSheets(
        series.filter(({ transiting }) => transiting === planet),
        planet,
        words.chart.points[planet],
      ),
    )
}

function inSheets(series: readonly RibbonSeries[], key: string, title: string | null): Sheet[] {
  return Array.from({ length: Math.ceil(series.length / SHEET) }, (_, index) => ({
    key: `${key} ${index}`,
    title: index === 0 ? title : null,
    series: series.slice(index * SHEET, (index + 1) * SHEET),
  }))
}

export type TimeColumn = 'enters' | 'exact' | 'leaves'
export type Direction = 'ascending' | 'descending'

/**
 * Rows by one of their times. A beginning that is not known lies before, an end that is not known behind;
 * never exact stands last.
 */
export function byTime(rows: readonly RibbonRow[], column: TimeColumn, direction: Direction): RibbonRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  const timeOf = (row: RibbonRow): number => {
    if (column === 'exact') return row.exact[0] ? Date.parse(row.exact[0]) : sign * Number.MAX_VALUE
    const at = row[column]
    return at ? Date.parse(at) : column === 'enters' ? -Number.MAX_VALUE : Number.MAX_VALUE
  }
  return rows.toSorted((a, b) => sign * (timeOf(a) - timeOf(b)))
}

type Named = Pick<RibbonRow, 'transiting' | 'aspect' | 'natal'>

/** "Saturn trine Sun" */
export function transitName({ transiting, aspect, natal }: Named): string {
  const { points, aspects, transit } = words.chart
  return transit(points[transiting], aspects[ASPECT_NAMES[aspect]], points[natal])
}

/** Body, aspect and point, as they are drawn. */
export function glyphsOf({ transiting, aspect, natal }: Named): GlyphId[] {
  return [transiting, ASPECT_NAMES[aspect], natal]
}

export interface SeriesWords {
  name: string
  /** "6 Mar 2028 to 4 Dec 2028, exact on 3 May 2028 and 7 Sep 2028", one for each stay */
  stays: string[]
  energy: string
}

/**
 * What a transit says, with days (and times, where `writeTime` has them) as the person's language writes
 * them.
 */
export function wordsOf(series: RibbonSeries, writeTime: (instant: string) => string): SeriesWords {
  const copy = words.foresight.ribbon
  const stays = series.stays.map((row) => {
    const exact = row.exact.length > 0 ? copy.exact(row.exact.map(writeTime)) : copy.neverExact
    return `${stayWords(row, writeTime)}, ${exact}`
  })
  return { name: transitName(series), stays, energy: words.foresight.energies[series.energy] }
}

function stayWords({ enters, leaves }: RibbonRow, writeTime: (instant: string) => string): string {
  const copy = words.foresight.ribbon
  if (enters && leaves) return copy.stay(writeTime(enters), writeTime(leaves))
  if (leaves) return copy.until(writeTime(leaves))
  return enters ? copy.from(writeTime(enters)) : copy.throughout
}
