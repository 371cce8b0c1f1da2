import { words } from '../../../../words/index.ts'

const copy = words.dailyGate.legend

/** What the instrument shows, each beside the mark it is drawn with. */
export function GateLegend() {
  return (
    <ul className="gate-legend">
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true" className="gate-today">
          <circle r="7.5" />
          <circle r="1.5" className="gate-dot" />
        </svg>
        {copy.outside}
      </li>
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true" className="gate-natal">
          <circle r="7.5" />
          <circle r="1.5" className="gate-dot" />
        </svg>
        {copy.inside}
      </li>
      <li>
        <svg viewBox="-10 -10 20 20" aria-hidden="true" className="gate-cinnabar">
          <path d="M-7 6L7 -6" />
          <circle cx="7" cy="-6" r="1.5" className="gate-dot" />
        </svg>
        {copy.between}
      </li>
    </ul>
  )
}
