import type { StoredChart } from '@astrarium/contracts'
import { wheel, wheelInputFromStored, wheelSvg, WHEEL_THEMES } from '@astrarium/sky/wheel'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Archive } from './archive.ts'

/** As base64; null where there is none. */
export function photoOf({ mine }: Pick<Archive, 'mine'>): string | null {
  const photo = mine[PHOTOS]?.[0]?.['photo']
  return typeof photo === 'string' ? photo : null
}

/** The archive as one page to read, with the wheel; it needs nothing else, and no network. */
export function writeArchive({ madeAt, about, account, mine }: Archive): string {
  const names = Object.keys(about)
  const photo = photoOf({ mine })
  const chart = mine['profiles']?.[0]?.['birthChart'] as StoredChart | null | undefined
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Everything Astrarium keeps of you</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Everything Astrarium keeps of you</h1>
<p>As of ${madeAt.slice(0, 16).replace('T', ' ')} UTC. The same stands in astrarium.json, which another Astrarium can take in; schema.json says how that is built.</p>
<nav><ul>${names.map((name) => `<li><a href="#${name}">${escapeHtml(about[name]!)}</a></li>`).join('')}</ul></nav>
${chart ? drawing(chart) : ''}
${photo === null ? '' : portrait(photo)}
${names
  .filter((name) => name !== PHOTOS || photo === null)
  .map((name) => section(name, about[name]!, joined(account[name], mine[name])))
  .join('\n')}
</body>
</html>
`
}

function drawing(chart: StoredChart): string {
  const geometry = wheel(wheelInputFromStored(chart))
  return `<figure>${wheelSvg(geometry, WHEEL_THEMES.vellum)}<figcaption>Your birth chart</figcaption></figure>`
}

function portrait(photo: string): string {
  return `<figure id="${PHOTOS}"><img src="data:image/webp;base64,${photo}" alt="Your photo" width="256"><figcaption>Your photo</figcaption></figure>`
}

function section(name: string, about: string, rows: Record<string, unknown>[]): string {
  const told =
    rows.length === 0 ? '<p>Nothing.</p>' : rows.map((row) => `<article>${list(row)}</article>`).join('')
  return `<section id="${name}"><h2>${escapeHtml(about)}</h2>${told}</section>`
}

function joined(one: Record<string, unknown>[] = [], other: Record<string, unknown>[] = []) {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({ ...one[at], ...other[at] }))
}

function list(row: object): string {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined)
  return `<dl>${entries.map(([key, value]) => `<dt>${escapeHtml(spoken(key))}</dt><dd>${shown(value)}</dd>`).join('')}</dl>`
}

function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : `<ul>${value.map((each) => `<li>${shown(each)}</li>`).join('')}</ul>`
  if (typeof value === 'object' && value !== null) return list(value)
  return escapeHtml(String(value))
}

/** `birthChart` → Birth chart */
function spoken(key: string): string {
  const words = key
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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
