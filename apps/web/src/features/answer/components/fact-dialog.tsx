import type { FactShown, StoredChart } from '@astrarium/contracts'
import { type WheelInput, wheelInputFromStored } from '@astrarium/sky/wheel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { NatalWheel } from '../../chart/components/natal-wheel.tsx'
import { profileQuery } from '../../profile/queries.ts'
import { termsOf } from '../fact-terms.ts'
import { timelineOf } from '../fact-timeline.ts'
import { FactTimeline } from './fact-timeline.tsx'

const copy = words.answer.fact

/**
 * One fact under an answer: what it says, what its words mean, its place in time when it comes and goes, and
 * its place in the wheel.
 */
export function FactDialog({ fact, onClose }: { fact: FactShown; onClose: () => void }) {
  const chart = useQuery(profileQuery).data?.chart
  const input = chart ? readInput(chart) : null
  const [openedAt] = useState(() => new Date())
  const terms = termsOf(fact)
  const timeline = timelineOf(fact, openedAt)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.answer.basedOn}
      description={copy.kinds[fact.kind]}
    >
      <p className="mb-5 font-display text-lg">{fact.statement}</p>
      {terms.length > 0 && (
        <dl className="mb-5 flex flex-col gap-2 text-sm text-ink-2">
          {terms.map((term) => (
            <div key={term}>
              <dt className="mr-1.5 inline-block font-medium text-ink first-letter:uppercase">{term}</dt>
              <dd className="inline">{copy.terms[term]}</dd>
            </div>
          ))}
        </dl>
      )}
      {timeline && <FactTimeline timeline={timeline} />}
      {fact.points.length === 0 && !timeline && <p className="mb-5 text-ink-2">{copy.noPoint}</p>}
      {input ? (
        <NatalWheel chart={input} name={copy.wheel} highlight={ownPoints(fact)} />
      ) : (
        chart && <p className="text-ink-2">{words.chart.unreadable}</p>
      )}
    </Dialog>
  )
}

/** The wheel is the reader's own: a point of somebody else has no place in it. */
function ownPoints({ points, whose }: FactShown) {
  return points.filter((_, index) => whose?.[index] !== 'theirs')
}

function readInput(chart: StoredChart): WheelInput | null {
  try {
    return wheelInputFromStored(chart)
  } catch {
    return null
  }
}
