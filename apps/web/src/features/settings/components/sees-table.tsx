import { Circle, CircleDot, Minus } from 'lucide-react'
import { words } from '../../../words/index.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { seesRows } from '../sees-rows.ts'
import type { Seen } from '../sees-rows.ts'

const copy = words.whoSees

/** Who sees what of this person, as it stands now. */
export function SeesTable({ isFindable, hasModel }: { isFindable: boolean; hasModel: boolean }) {
  return (
    <>
      {/* reached by keyboard, since it scrolls sideways on a phone; what is hidden within stays within */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        role="region"
        aria-label={copy.caption}
        tabIndex={0}
        className="relative -mx-1 overflow-x-auto px-1"
      >
        <table className="w-full min-w-2xl border-collapse text-left text-sm">
          <caption className="pb-3 text-left text-base text-ink-2">{copy.caption}</caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-2">
                <VisuallyHidden>{copy.of}</VisuallyHidden>
              </th>
              {copy.who.map((name, at) => (
                <th key={name} scope="col" className="py-2 pr-3 font-medium text-ink">
                  {name}
                  {at === copy.who.length - 1 && !hasModel && (
                    <span className="block text-xs font-normal text-ink-3">{copy.noModel}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seesRows({ isFindable, hasModel }).map(({ what, seen }) => (
              <tr key={what} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2.5 pr-4 font-normal text-ink">
                  {what}
                </th>
                {seen.map((cell, at) => (
                  <td key={copy.who[at]} className="py-2.5 pr-3">
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-ink-3">{copy.others}</p>
    </>
  )
}

function Cell({ how, note }: Seen) {
  const { Icon, look } = MARKS[how]
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden="true" size={14} className={look} />
      <VisuallyHidden>{copy[how]}</VisuallyHidden>
      {note && <span className="text-xs text-ink-2">{note}</span>}
    </span>
  )
}

const MARKS = {
  whole: { Icon: Circle, look: 'shrink-0 fill-brass text-brass' },
  partly: { Icon: CircleDot, look: 'shrink-0 text-brass' },
  nothing: { Icon: Minus, look: 'shrink-0 text-ink-3' },
}
