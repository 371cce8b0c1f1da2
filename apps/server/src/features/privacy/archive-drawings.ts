import { RINGS } from '@astrarium/contracts'
import type { getForesightRibbon, StoredChart } from '@astrarium/contracts'
import { wheel, wheelInputFromStored, wheelSvg, WHEEL_THEMES } from '@astrarium/sky/wheel'
import type { z } from 'zod'
import { escapeHtml } from '../../platform/escape-html.ts'
import { archiveWords as words } from '../../words/index.ts'
import { dayShown } from './archive-values.ts'

export type StoredRibbon = z.output<typeof getForesightRibbon.output>

/** A natal wheel with what it shows below it. */
export function drawnChart(chart: StoredChart, caption: string): string {
  const geometry = wheel(wheelInputFromStored(chart))
  return figure(wheelSvg(geometry, WHEEL_THEMES.vellum, caption), caption)
}

const MIDDLE = 230
/** of the innermost ring, and from each to the next */
const FIRST = 46
const STEP = 26

/** The seven rings with everybody in theirs, from the top on clockwise. */
export function drawnCircle(members: readonly { name: string; ring: string }[]): string {
  const rings = RINGS.map((ring, at) => {
    const radius = FIRST + at * STEP
    const people = members.filter((member) => member.ring === ring)
    const seals = people.map(({ name }, place) => {
      const angle = (2 * Math.PI * place) / people.length - Math.PI / 2 + at / 2
      const [x, y] = [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)]
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.5" fill="${INK}"/><text x="${x.toFixed(1)}" y="${(y - 8).toFixed(1)}" text-anchor="middle" font-size="12" fill="${INK}">${escapeHtml(name)}</text>`
    })
    return `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" fill="none" stroke="${BRASS}"/>${seals.join('')}`
  })
  const size = 2 * MIDDLE
  const centre = `<text x="${MIDDLE}" y="${MIDDLE + 5}" text-anchor="middle" font-size="15" fill="${BRASS}">${words.you}</text>`
  return figure(
    svg({ width: size, height: size, title: words.circle }, rings.join('') + centre),
    words.circle,
  )
}

const WIDTH = 720
const LEFT = 210
const ROW = 24

/** What is on, as spans between the first and the last day; a mark for each exact moment. */
export function drawnRibbon({ from, to, rows }: StoredRibbon, caption: string): string {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const xOf = (at: string | null, open: number) =>
    at === null ? open : LEFT + (WIDTH - LEFT - 8) * clamped((Date.parse(at) - begin) / (end - begin))
  const lines = rows.map((row, at) => {
    const y = 30 + at * ROW
    const [x1, x2] = [xOf(row.enters, LEFT), xOf(row.leaves, WIDTH - 8)]
    const marks = row.exact.map(
      (moment) => `<circle cx="${xOf(moment, LEFT).toFixed(1)}" cy="${y}" r="4" fill="${INK}"/>`,
    )
    const name = words.transit(row.transiting, row.aspect, row.natal)
    return `<text x="0" y="${y + 4}" font-size="12" fill="${INK}">${escapeHtml(name)}</text><line x1="${x1.toFixed(1)}" x2="${x2.toFixed(1)}" y1="${y}" y2="${y}" stroke="${BRASS}" stroke-width="7" stroke-linecap="round" opacity=".55"/>${marks.join('')}`
  })
  const days = `<text x="${LEFT}" y="12" font-size="12" fill="${BRASS}">${dayShown(from)}</text><text x="${WIDTH - 8}" y="12" text-anchor="end" font-size="12" fill="${BRASS}">${dayShown(to)}</text>`
  return figure(
    svg({ width: WIDTH, height: 40 + rows.length * ROW, title: caption }, days + lines.join('')),
    caption,
  )
}

function clamped(part: number): number {
  return Math.min(1, Math.max(0, part))
}

function svg(
  { width, height, title }: { width: number; height: number; title: string },
  inside: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}" font-family="Georgia, serif">${inside}</svg>`
}

function figure(drawing: string, caption: string): string {
  return `<figure>${drawing}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
}

const { text: INK, ring: BRASS } = WHEEL_THEMES.vellum
