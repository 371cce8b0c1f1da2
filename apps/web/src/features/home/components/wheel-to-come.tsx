import { Link } from '@tanstack/react-router'
import { words } from '../../../words/index.ts'

const copy = words.home.chart

/** The ring of a chart that is still to be made, and the way to it. */
export function WheelToCome() {
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <svg viewBox="0 0 400 400" aria-hidden="true" className="w-full max-w-72 fill-none stroke-brass-lo">
        <circle cx="200" cy="200" r="190" />
        <circle cx="200" cy="200" r="158" strokeDasharray="1 7" strokeLinecap="round" strokeWidth="2" />
        <circle cx="200" cy="200" r="84" />
        {Array.from({ length: 12 }, (_, at) => (
          <path key={at} d="M200 10V42" transform={`rotate(${at * 30} 200 200)`} />
        ))}
      </svg>
      <p className="max-w-80 text-ink-2">{copy.none}</p>
      <Link to="/sanctum/profile" className="link inline-flex min-h-11 items-center">
        {copy.make}
      </Link>
    </div>
  )
}
