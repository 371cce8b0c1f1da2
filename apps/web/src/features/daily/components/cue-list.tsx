import type { TimingCue } from '@astrarium/contracts'
import { kindOf } from '../day-dial.ts'
import { BandSign, MomentSign } from './dial-signs.tsx'

/** The cues in words; marked, each carries the sign by which the dial shows it. */
export function CueList({ cues, isMarked = false }: { cues: readonly TimingCue[]; isMarked?: boolean }) {
  return (
    <ul className="border-t border-line">
      {cues.map((cue) => (
        <li key={cue.text} className="flex gap-4 border-b border-line py-3.5">
          {isMarked && (
            <span className="mt-1 shrink-0">
              {cue.until ? <BandSign kind={cue.energy ?? 'void'} /> : <MomentSign kind={kindOf(cue)} />}
            </span>
          )}
          <span className="max-w-(--measure) min-w-0 font-display text-lg leading-snug text-ink">
            {cue.text}
          </span>
        </li>
      ))}
    </ul>
  )
}
