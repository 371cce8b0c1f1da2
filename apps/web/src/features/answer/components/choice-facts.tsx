import type { FactShown } from '@astrarium/contracts'
import { useId, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { formatInReading } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import { lanesOf } from '../option-lanes.ts'
import type { Option } from '../options.ts'
import { BasedOn } from './based-on.tsx'
import { FactChips } from './fact-chips.tsx'
import { OptionLines } from './option-lines.tsx'

const copy = words.answer.choice

/**
 * What an answer to a choice rests on: the options over the same days, and each with what speaks for it and
 * against it. The columns say whatever the drawing shows.
 */
export function ChoiceFacts({ options, rest }: { options: readonly Option[]; rest: readonly FactShown[] }) {
  const id = useId()
  const [openedAt] = useState(() => new Date())
  const [pointedAt, point] = useState<string | null>(null)
  const lanes = lanesOf(options, openedAt)
  return (
    <div className="@container flex flex-col gap-5">
      {lanes && <OptionLines lanes={lanes} pointedAt={pointedAt} />}
      <p id={id} className="sr-only">
        {words.answer.basedOn}
      </p>
      <ul
        aria-labelledby={id}
        className={cn('grid gap-x-6 gap-y-6', options.length === 3 ? '@xl:grid-cols-3' : '@xl:grid-cols-2')}
      >
        {options.map((option) => (
          <OptionColumn key={option.id} option={option} onPoint={point} />
        ))}
      </ul>
      <BasedOn facts={rest} label={copy.besides} />
    </div>
  )
}

function OptionColumn({ option, onPoint }: { option: Option; onPoint: (id: string | null) => void }) {
  const id = useId()
  const { name, time } = option
  const dates = time && datesOf(time)
  const sides = (['for', 'against'] as const).filter((side) => option[side].length > 0)
  return (
    <li className="flex min-w-0 flex-col gap-3 border-t border-brass-lo pt-3">
      <div>
        <h2 id={`${id}-name`} className="text-xl">
          {name}
        </h2>
        {dates && dates !== name && <p className="text-sm text-brass">{dates}</p>}
      </div>
      {sides.map((side) => (
        <div key={side} className="flex flex-col gap-1.5">
          <p id={`${id}-${side}`} className="font-display text-ink-2 italic">
            {copy[side]}
          </p>
          <FactChips facts={option[side]} labelledBy={`${id}-${side} ${id}-name`} onPoint={onPoint} />
        </div>
      ))}
      {sides.length === 0 && <p className="font-display text-ink-2">{copy.nothing}</p>}
    </li>
  )
}

function datesOf({ from, to }: NonNullable<Option['time']>): string {
  const last = new Date(Date.parse(to) - 1)
  const [first, end] = [new Date(from), last].map((at) => formatInReading(at))
  return first === end
    ? formatInReading(from, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    : copy.span(first!, end!)
}
