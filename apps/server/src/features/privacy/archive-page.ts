import type { StoredChart } from '@astrarium/contracts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { archiveWords as words } from '../../words/index.ts'
import type { Archive } from './archive.ts'
import { drawnChart, drawnCircle, drawnRibbon } from './archive-drawings.ts'
import type { StoredRibbon } from './archive-drawings.ts'
import { shownRow } from './archive-values.ts'

/** As base64; null where there is none. */
export function photoOf({ mine }: Pick<Archive, 'mine'>): string | null {
  const photo = mine[PHOTOS]?.[0]?.['photo']
  return typeof photo === 'string' ? photo : null
}

/** The archive as one page to read, with its drawings; it needs nothing else, and no network. */
export function writeArchive({ madeAt, about, account, mine }: Archive): string {
  const names = Object.keys(about)
  const photo = photoOf({ mine })
  const chart = mine['profiles']?.[0]?.['birthChart'] as StoredChart | null | undefined
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${words.title}</h1>
<p>${words.asOf(madeAt.slice(0, 16).replace('T', ' '))}</p>
<nav><ul>${names.map((name) => `<li><a href="#${name}">${escapeHtml(about[name]!)}</a></li>`).join('')}</ul></nav>
${chart ? drawnChart(chart, words.ownChart) : ''}
${photo === null ? '' : portrait(photo)}
${names
  .filter((name) => name !== PHOTOS || photo === null)
  .map((name) => section(name, about[name]!, joined(account[name], mine[name])))
  .join('\n')}
</body>
</html>
`
}

function portrait(photo: string): string {
  return `<figure id="${PHOTOS}"><img src="data:image/webp;base64,${photo}" alt="${words.photo}" width="256"><figcaption>${words.photo}</figcaption></figure>`
}

type Row = Record<string, unknown>

function section(name: string, about: string, rows: Row[]): string {
  const told =
    rows.length === 0
      ? `<p>${words.nothing}</p>`
      : rows.map((row) => `<article>${drawingOf(name, row)}${shownRow(row)}</article>`).join('')
  const circle = name === MEMBERS && rows.length > 0 ? drawnCircle(rows as never) : ''
  return `<section id="${name}"><h2>${escapeHtml(about)}</h2>${circle}${told}</section>`
}

/** What of a row is drawn: the chart of somebody of the Circle, the ribbon of a forecast. */
function drawingOf(table: string, row: Row): string {
  if (table === MEMBERS && row['birthChart'])
    return drawnChart(row['birthChart'] as StoredChart, words.chartOf(String(row['name'])))
  if (table === FORECASTS && row['ribbon'])
    return drawnRibbon(
      row['ribbon'] as StoredRibbon,
      words.forecast((row['reading'] as { timeline: string }).timeline),
    )
  return ''
}

function joined(one: Row[] = [], other: Row[] = []): Row[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({ ...one[at], ...other[at] }))
}

const MEMBERS = 'circle_members'
const FORECASTS = 'foresight_insights'
const PHOTOS = 'profile_photos'
const STYLE = `
body { font: 1rem/1.6 Georgia, serif; color: #1a202f; background: #f7f3ea; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 500; line-height: 1.2 } h2 { margin-top: 3rem; border-bottom: 1px solid #af8c54 }
a { color: #7d5a1f } figure { margin: 2rem 0 } svg { width: 100%; height: auto }
article { background: #fdfbf6; border: 1px solid #dcd3c0; border-radius: .6rem; padding: .8rem 1rem; margin: 1rem 0 }
dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .2rem 1rem }
dt { color: #49505f } dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere } dd dl { grid-column: 1 / -1 }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr } }
`
