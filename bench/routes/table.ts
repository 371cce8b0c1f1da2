import type { ScriptSizes } from '../../script/script-sizes.ts'
import type { Figures } from './measure.ts'
import type { Form } from './visit.ts'

export const FORMS: readonly Form[] = ['phone', 'desktop']

const HEAD = `# What the routes cost

Written by \`script/bench routes\`: Lighthouse, median of so many first visits on a simulated phone and on a desktop, beside an empty page of
React, and what axe finds by night and on vellum. Behind the log-in of the six main routes it is somebody on an ordinary day, who was welcomed
before; of the others, visited once and on a phone, the person of \`script/demo\`. Figures depend on the machine and on what else it does:
compare with the first rows.

| Route | On | Performance | Accessibility | Best practices | Search | Largest paint | Blocked | Shift | Sent | Script | axe | Visits |
|---|---|---|---|---|---|---|---|---|---|---|---|---|`

const CHANGES =
  'From a press in the menu to the heading of a page that was open before, median of five pages:'

const INITIAL = 'Initial script of the members’ area, in brotli:'

const FOOT =
  'Pages behind the log-in ask not to be found by search engines, which Lighthouse counts against them.'

/** Those that are known of these routes, in their order. */
export function tableOf(
  routes: readonly (string | null)[],
  rows: ReadonlyMap<string, string>,
  changes: string | null,
  sizes: ScriptSizes,
): string {
  const known = routes.flatMap((route) =>
    FORMS.flatMap((form) => rows.get(nameOf(headOf(route, form))) ?? []),
  )
  return `${[`${HEAD}\n${known.join('\n')}`, changes, initialLine(sizes), FOOT].filter(Boolean).join('\n\n')}\n`
}

/** The rows of a table by their names. */
export function rowsOf(table: string): Map<string, string> {
  const rows = table.split('\n').filter((line) => /^\| (empty|`\/)/.test(line))
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** What a change of pages takes, which stands under the rows. */
export function changesLine({ phone, desktop }: Record<Form, number>): string {
  return `${CHANGES} ${Math.round(phone)} ms on a processor four times as slow, ${Math.round(desktop)} ms on this one.`
}

/** What has to be there before anything can be pressed, as `script/check-size.ts` counts it. */
function initialLine({ start, frame, pages }: ScriptSizes): string {
  const kb = (size: number) => `${size.toFixed(1)} KB`
  return `${INITIAL} ${kb(start.kb)} of the start, which is all that the shell names, and ${kb(frame.kb)} of the frame around every page; then the page’s own, ${kb(pages[0]?.kb ?? 0)} at most. \`script/check-size.ts\` counts them so and holds their budgets. The column is what a whole visit has loaded, as it is sent without TLS (gzip): also what lies below the fold, and the menus that come once the page is at rest.`
}

/** The line of an earlier table, if it had one. */
export function changesOf(table: string): string | null {
  return table.split('\n').find((line) => line.startsWith(CHANGES)) ?? null
}

/** Its route and what it was measured on. */
export function nameOf(row: string): string {
  return row.split('|').slice(1, 3).join('|')
}

/** `route` is null for the empty page, which axe has no business with. */
export function rowOf(
  route: string | null,
  form: Form,
  figures: Figures & { axe: number | null; runs: number },
): string {
  const { scores, largestPaint, blocked, shift, bytes, scriptBytes, axe, runs } = figures
  const cells = [
    ...scores,
    `${(largestPaint / 1000).toFixed(2)} s`,
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    `${Math.round(bytes / 1024)} KB`,
    `${Math.round(scriptBytes / 1024)} KB`,
    axe ?? '',
    runs,
  ]
  return `${headOf(route, form)}${cells.join(' | ')} |`
}

/** How the row of a route begins; null is the empty page. */
export function headOf(route: string | null, form: Form): string {
  return `| ${route === null ? 'empty' : `\`${route}\``} | ${form} | `
}
