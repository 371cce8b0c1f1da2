import './mapping-view.css'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { words } from '../../../words/index.ts'
import { useArrival } from '../hooks/use-arrival.ts'

/** Bands of an empty ribbon; a mark goes to and fro over them, and measures nothing. */
const BANDS = [
  { y: 24, from: 24, to: 150, swells: [80] },
  { y: 54, from: 70, to: 214, swells: [112, 166] },
  { y: 84, from: 40, to: 280, swells: [206] },
  { y: 114, from: 150, to: 258, swells: [188, 222] },
  { y: 144, from: 196, to: 300, swells: [250] },
]

/** While the forecast is made. */
export function MappingView() {
  usePageTitle(words.foresight.loading)
  const view = useArrival<HTMLDivElement>()
  return (
    <div ref={view} role="status" className="grid min-h-[60dvh] place-items-center">
      <div className="flex flex-col items-center gap-7 text-center">
        <svg viewBox="0 0 324 168" className="mapping" aria-hidden="true" focusable="false">
          {BANDS.map(({ y, from, to, swells }) => (
            <path
              key={y}
              className="mapping-band"
              d={`M${from} ${y}H${to}${swells.map((x) => `M${x - 22} ${y}L${x} ${y - 7}L${x + 22} ${y}L${x} ${y + 7}Z`).join('')}`}
            />
          ))}
          <path className="mapping-mark" d="M162 6V164M157.5 2H166.5L162 9Z" />
        </svg>
        <h1 tabIndex={-1} className="text-2xl">
          {words.foresight.loading}
        </h1>
      </div>
    </div>
  )
}
