import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { BasedOn } from '../../answer/components/based-on.tsx'
import type { InsightShown } from '../insight-shown.ts'
import { CueList } from './cue-list.tsx'
import { DayDrawing } from './day-drawing.tsx'

const copy = words.daily.view

/**
 * All that an insight says. The hours are drawn where they are known; the list of cues says the same in
 * words.
 */
export function InsightBody({ shown, madeAt }: { shown: InsightShown; madeAt: string }) {
  const { toneText, cues, dailyFocus, groundingSuggestion, facts, timeZone } = shown
  return (
    <div className="flex flex-col gap-5">
      {toneText && (
        <div className="mb-2 flex max-w-(--measure) flex-col gap-3 font-display text-lg">
          {paragraphs(toneText).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <Card title={copy.cues}>
        {cues.length === 0 ? (
          <p className="text-ink-2">{copy.noCues}</p>
        ) : timeZone ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
            <DayDrawing date={shown.date} zone={timeZone} cues={cues} />
            <CueList cues={cues} isMarked />
          </div>
        ) : (
          <CueList cues={cues} />
        )}
      </Card>
      <div className="grid gap-5 md:grid-cols-2">
        <Card title={copy.leanInto}>
          <Said text={dailyFocus.leanInto} />
        </Card>
        <Card title={copy.avoid}>
          <Said text={dailyFocus.avoid} />
        </Card>
      </div>
      <Card title={copy.grounding} className="border-brass-lo/60">
        <Said text={groundingSuggestion} />
      </Card>
      <BasedOn facts={facts} />
      <p className="text-sm text-ink-3">{madeAt}</p>
    </div>
  )
}

function Said({ text }: { text: string }): ReactNode {
  return (
    <div className="flex max-w-(--measure) flex-col gap-3 font-display text-lg text-ink">
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter(Boolean)
}
