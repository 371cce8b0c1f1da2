import type { Relationship } from '@astrarium/contracts'
import { wheelText } from '@astrarium/sky/wheel'
import type { WheelInput } from '@astrarium/sky/wheel'
import { formatDate } from '../../../../lib/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { words } from '../../../../words/index.ts'
import { inputOf } from '../../relationship/two-wheels.ts'
import { TwoWheelsDrawing } from './two-wheels-drawing.tsx'

const copy = words.relationship.wheels

/** The person inside, the other one outside; null for a chart in a form that is not understood. */
export function TwoWheelsCard({ name, relationship }: { name: string; relationship: Relationship }) {
  const { charts, all, connects, rubs, agreedAt } = relationship
  const own = inputOf(charts.own)
  const theirs = inputOf(charts.theirs)
  if (!own || !theirs) return null
  const strong = [...connects, ...rubs].map(({ contact }) => contact)
  const faint = all.map(({ contact }) => contact)
  return (
    <Card
      title={copy.title}
      aside={
        <span className="flex flex-wrap gap-x-4">
          <span>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-ink" />
            {copy.you}
          </span>
          <span>
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-2 rounded-full border-2 border-brass"
            />
            {copy.other(name)}
          </span>
        </span>
      }
    >
      <TwoWheelsDrawing own={own} theirs={theirs} contacts={{ strong, faint }} name={copy.name(name)} />
      <ul aria-hidden="true" className="mt-4 flex flex-wrap justify-center gap-x-6 text-sm text-ink-2">
        {(['joins', 'flows', 'eases', 'rubs'] as const).map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={`two-wheels-key two-wheels-${kind}`} />
            {copy.lines[kind]}
          </li>
        ))}
      </ul>
      <PlaceTable own={own} theirs={theirs} name={name} />
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-3">
        {agreedAt ? copy.agreed(name, formatDate(agreedAt)) : copy.entered(name)}
      </p>
    </Card>
  )
}

/** What the drawing shows, in rows: each point of both. */
function PlaceTable({ own, theirs, name }: { own: WheelInput; theirs: WheelInput; name: string }) {
  const [ours, others] = [placesOf(own), placesOf(theirs)]
  const longer = ours.length >= others.length ? ours : others
  const placeIn = (places: readonly Place[], id: string) =>
    places.find((place) => place.id === id)?.place ?? copy.none
  return (
    <details className="wheel-table">
      <summary>{copy.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.columns.point}</th>
            <th scope="col">{copy.columns.own}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {longer.map(({ id, name: point }) => (
            <tr key={id}>
              <th scope="row">{point}</th>
              <td>{placeIn(ours, id)}</td>
              <td>{placeIn(others, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function placesOf(input: WheelInput): Place[] {
  const { bodies, angles } = wheelText(input, words.wheel.reading)
  return [...bodies, ...angles]
}

interface Place {
  id: string
  name: string
  place: string
}
