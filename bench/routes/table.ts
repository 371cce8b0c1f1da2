import type { Figures } from './measure.ts'
import type { Form } from './visit.ts'

export const FORMS: readonly Form[] = ['phone', 'desktop']

const HEAD = `# What the routes cost

Written by \`script/bench routes\`: Lighthouse, median of {runs} first visits on a simulated phone and on a desktop, beside an empty page of React
in the same run, and what axe finds by night and on vellum. Figures depend on the machine and on what else it does: compare with the first rows.

| Route | On | Performance | Accessibility | Best practices | Search | Largest paint | Blocked | Shift | Sent | Script | axe |
|---|---|---|---|---|---|---|---|---|---|---|---|`

const FOOT =
  'Pages behind the log-in ask not to be found by search engines, which Lighthouse counts against them.'

export function tableOf(rows: readonly string[], runs: number): string {
  return `${HEAD.replace('{runs}', String(runs))}\n${rows.join('\n')}\n\n${FOOT}\n`
}

/** `route` is null for the empty page, which axe has no business with. */
export function rowOf(route: string | null, form: Form, figures: Figures & { axe: number | null }): string {
  const { scores, largestPaint, blocked, shift, bytes, scriptBytes, axe } = figures
  const cells = [
    route === null ? 'empty' : `\`${route}\``,
    form,
    ...scores,
    `${(largestPaint / 1000).toFixed(2)} s`,
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    `${Math.round(bytes / 1024)} KB`,
    `${Math.round(scriptBytes / 1024)} KB`,
    axe ?? '',
  ]
  return `| ${cells.join(' | ')} |`
}
