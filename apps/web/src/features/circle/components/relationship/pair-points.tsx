import type { PairContact, PairPoint } from '@astrarium/contracts'
import { ASPECT_PIGMENTS, NUMERALS } from '@astrarium/sky/wheel'
import { Glyph } from '../../../../ui/drawings/glyph.tsx'
import { Said } from '../../../../ui/said.tsx'
import { words } from '../../../../words/index.ts'
import { byFamily } from '../../relationship/by-family.ts'
import { commonWords } from '../../relationship/common-words.ts'
import './two-wheels.css'

const copy = words.relationship

export function PairPoints({ title, points }: { title: string; points: readonly PairPoint[] }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-lg">{title}</h3>
      {points.length === 0 ? (
        <p className="text-sm text-ink-2">{copy.nothingRubs}</p>
      ) : (
        byFamily(points).map(({ family, contacts }) => (
          <div key={family ?? ''} className="mt-3">
            {family && <h4 className="font-display text-sm text-brass italic">{copy.families[family]}</h4>}
            <ul>
              {contacts.map((point) => (
                <Point key={point.statement} point={point} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  )
}

function Point({ point }: { point: PairPoint }) {
  const { title, statement, contact, common } = point
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
      <Signs contact={contact} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h5 className="font-body text-base font-medium text-ink">{title}</h5>
          {common && <p className="text-xs text-ink-3">{commonWords(common)}</p>}
        </div>
        <Said className="text-base leading-snug text-ink-2">{point.text}</Said>
        <p className="mt-1 text-xs text-ink-3">{statement}</p>
      </div>
    </li>
  )
}

/** The same as the statement, for the eye. */
function Signs({ contact }: { contact: PairContact }) {
  return (
    <span aria-hidden="true" className="flex w-18 shrink-0 items-start gap-1.5 pt-1 text-ink">
      {contact.kind === 'aspect' ? (
        <>
          <Glyph id={contact.own} />
          <Glyph id={contact.aspect} className={`pigment-${ASPECT_PIGMENTS[contact.aspect]}`} />
          <Glyph id={contact.theirs} />
        </>
      ) : (
        <>
          <Glyph id={contact.point} />
          <span className="text-sm text-ink-3">{NUMERALS[contact.house - 1]}</span>
        </>
      )}
    </span>
  )
}
