import './day-dial.css'
import type { CueKind, DayDial } from '../day-dial.ts'
import { words } from '../../../words/index.ts'

const copy = words.daily.dial
type BandKind = DayDial['bands'][number]['kind']

/**
 * Told apart by their shape and not by their colour alone; the point of the sharp one looks down, on the dial
 * inwards.
 */
export const MOMENT_SHAPES: Record<CueKind, string> = {
  good: 'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7Z',
  hard: 'M-8 -7H8L0 8.5Z',
  turn: 'M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5Z',
}

/** The sign of a moment beside its words. */
export function MomentSign({ kind }: { kind: CueKind }) {
  return (
    <svg
      viewBox="-11 -11 22 22"
      width="20"
      height="20"
      role="img"
      aria-label={copy.kinds[kind]}
      className="day-dial-sign"
    >
      <path d={MOMENT_SHAPES[kind]} className={`day-dial-moment day-dial-${kind}`} />
    </svg>
  )
}

/** The sign of a stretch: shaded, like a shadow on the ring, or a line. */
export function BandSign({ kind }: { kind: BandKind }) {
  const label = kind === 'void' ? copy.void : copy.stretch[kind]
  return (
    <svg
      viewBox="-11 -11 22 22"
      width="20"
      height="20"
      role="img"
      aria-label={label}
      className="day-dial-sign"
    >
      {kind === 'void' ? (
        <>
          <rect x="-10" y="-6" width="20" height="12" className="day-dial-void-ground" />
          <path d="M-10 2L-2 -6M-6 6L6 -6M2 6L10 -2" className="day-dial-void-hatch" />
        </>
      ) : (
        <path d="M-10 0H10" className={`day-dial-stretch day-dial-${kind}`} />
      )}
    </svg>
  )
}

/** What the signs mean, only those that stand on this dial. */
export function DialLegend({ dial }: { dial: DayDial }) {
  const moments = (['good', 'hard', 'turn'] as const).filter((kind) =>
    dial.moments.some((moment) => moment.kind === kind),
  )
  const bands = (['void', 'good', 'hard'] as const).filter((kind) =>
    dial.bands.some((band) => band.kind === kind),
  )
  return (
    <ul
      aria-label={copy.legend}
      className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1.5 text-xs text-ink-2"
    >
      {dial.now !== null && (
        <li className="flex items-center gap-1.5">
          <svg viewBox="-11 -11 22 22" width="20" height="20" aria-hidden="true" className="day-dial-sign">
            <path d="M0 -2V10" className="day-dial-hand" />
            <path d="M-6 -9H6L0 1Z" className="day-dial-hand-tip" />
          </svg>
          {copy.now}
        </li>
      )}
      {moments.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span aria-hidden="true">
            <MomentSign kind={kind} />
          </span>
          {copy.kinds[kind]}
        </li>
      ))}
      {bands.map((kind) => (
        <li key={`${kind} stretch`} className="flex items-center gap-1.5">
          <span aria-hidden="true">
            <BandSign kind={kind} />
          </span>
          {kind === 'void' ? copy.void : copy.stretch[kind]}
        </li>
      ))}
    </ul>
  )
}
