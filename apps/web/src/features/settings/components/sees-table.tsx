// a table that is laid out as none has lost its roles in Safari: they are said
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { Circle, CircleDot, Minus } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { seesRows } from '../sees-rows.ts'
import type { Seen } from '../sees-rows.ts'

const copy = words.whoSees
const ROW = 'border-b border-line max-md:grid max-md:grid-cols-4 max-md:gap-x-3'

/** Who sees what of this person, as it stands now. */
export function SeesTable({ isFindable, hasModel }: { isFindable: boolean; hasModel: boolean }) {
  return (
    <>
      {/* reached by keyboard, since it may scroll sideways; what is hidden within stays within */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        role="region"
        aria-label={copy.caption}
        tabIndex={0}
        className="relative -mx-1 overflow-x-auto px-1"
      >
        {/* on a phone each thing stands above its four marks */}
        <table role="table" className="w-full border-collapse text-left text-sm max-md:block md:min-w-2xl">
          <caption className="pb-3 text-left text-base text-ink-2 max-md:block">{copy.caption}</caption>
          <thead role="rowgroup" className="max-md:block">
            <tr role="row" className={cn(ROW, 'align-bottom max-md:items-end')}>
              <th role="columnheader" scope="col" className="py-2 max-md:col-span-4 max-md:py-0">
                <VisuallyHidden>{copy.of}</VisuallyHidden>
              </th>
              {copy.who.map((name, at) => (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className="py-2 pr-3 font-medium text-ink max-md:pr-0 max-md:text-xs"
                >
                  {name}
                  {at === copy.who.length - 1 && !hasModel && (
                    <span className="block text-xs font-normal text-ink-3">{copy.noModel}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {seesRows({ isFindable, hasModel }).map(({ what, seen }) => (
              <tr key={what} role="row" className={cn(ROW, 'last:border-b-0')}>
                <th
                  role="rowheader"
                  scope="row"
                  className="py-2.5 pr-4 font-normal text-ink max-md:col-span-4 max-md:pr-0 max-md:pb-0"
                >
                  {what}
                </th>
                {seen.map((cell, at) => (
                  <td key={copy.who[at]} role="cell" className="py-2.5 pr-3 max-md:pr-0">
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
    <span className="flex items-center gap-2 max-md:flex-col max-md:items-start max-md:gap-1">
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
