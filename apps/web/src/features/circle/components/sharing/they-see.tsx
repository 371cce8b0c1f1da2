import type { SharedByLink } from '@astrarium/contracts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/format.ts'
import { words } from '../../../../words/index.ts'

const copy = words.circleLinks.sharing

/** Field by field what the other one's answers contain. */
export function TheySee({
  shared: { scope, photoVersion, sunSign, chart },
  name,
  givenAt,
}: {
  shared: Pick<SharedByLink, 'scope' | 'photoVersion' | 'sunSign' | 'chart'>
  name: string
  givenAt: string | null
}) {
  return (
    <section>
      <h3 className="font-body text-sm font-medium text-ink">{copy.theySee(name)}</h3>
      {scope === null ? (
        <p className="mt-2 text-ink-2">{copy.nothing}</p>
      ) : (
        <dl className="mt-2 border-t border-line text-sm">
          {photoVersion && <Row term={copy.photo}>{copy.photoShown}</Row>}
          <Row term={copy.ring}>{copy.ofTheTwo[scope]}</Row>
          {sunSign && <Row term={copy.sun}>{sunSign}</Row>}
          {chart && <Row term={copy.chart}>{copy.chartHolds(chart.planets.length, chart.houses.length)}</Row>}
        </dl>
      )}
      {givenAt && <p className="mt-2 text-xs text-ink-3">{copy.since(formatDate(givenAt))}</p>}
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-2">
      <dt className="text-ink-3">{term}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
