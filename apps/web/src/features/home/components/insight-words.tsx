import type { DailyInsight } from '@astrarium/contracts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { words } from '../../../words/index.ts'
import { nextCue } from '../next-cue.ts'

const copy = words.home.daily

/** What Arion says of this day, and what comes next in it. */
export function InsightWords({ insight }: { insight: DailyInsight }) {
  const next = nextCue(insight.keyTimingCues, useToday())
  return (
    <div>
      <p className="font-display text-lg text-brass italic">{copy.fromArion}</p>
      <h2 className="mt-2 text-2xl">{insight.energeticTone}</h2>
      <div className="mt-4 flex max-w-(--measure) flex-col gap-3 text-ink-2">
        {insight.toneText.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {next && (
        <p className="mt-5 max-w-(--measure) border-t border-line pt-4 text-sm">
          <span className="block text-ink-3">{copy.nextCue}</span>
          {next.text}
        </p>
      )}
    </div>
  )
}
