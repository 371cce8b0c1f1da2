import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import type { TimelineChoice } from '../forecast-request.ts'
import { TIMELINES } from '../forecast-request.ts'

const copy = words.foresight.form

/** The spans that stand ready, and one's own: one group of radio buttons, with the arrow keys of one. */
export function TimelineTiles({
  choice,
  onChoose,
  children,
}: {
  choice: TimelineChoice
  onChoose: (choice: TimelineChoice) => void
  children: ReactNode
}) {
  const name = useId()
  const tiles = useRef<HTMLFieldSetElement>(null)
  const isChosen = choice.kind !== 'none'

  function clear() {
    // the button is about to go
    tiles.current?.querySelector<HTMLInputElement>('input')?.focus()
    onChoose({ kind: 'none' })
  }

  return (
    <fieldset ref={tiles} className="relative">
      <legend className="text-sm font-medium text-ink">{copy.timeline}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {TIMELINES.map(({ timeline, isPopular }) => (
          <Tile
            key={timeline}
            name={name}
            value={timeline}
            isChecked={choice.kind === 'preset' && choice.timeline === timeline}
            onCheck={() => onChoose({ kind: 'preset', timeline })}
            {...(isPopular ? { badge: copy.popular } : {})}
          >
            {copy.presets[timeline]}
          </Tile>
        ))}
        <Tile
          name={name}
          value="custom"
          isChecked={choice.kind === 'custom'}
          onCheck={() => onChoose({ kind: 'custom' })}
        >
          {copy.custom}
        </Tile>
      </div>
      {children}
      {isChosen && (
        <button type="button" onClick={clear} className="link absolute -top-8 right-0 min-h-11 text-sm">
          {copy.clear}
        </button>
      )}
    </fieldset>
  )
}

function Tile({
  name,
  value,
  isChecked,
  onCheck,
  badge,
  children,
}: {
  name: string
  value: string
  isChecked: boolean
  onCheck: () => void
  badge?: string
  children: ReactNode
}) {
  return (
    <label
      className={cn(
        'relative flex min-h-20 cursor-pointer flex-col justify-center rounded-md border px-4 py-3 transition-colors duration-(--d-1)',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChecked ? 'border-brass bg-surface-2' : 'border-line bg-bg hover:border-line-strong',
      )}
    >
      {/* over the whole tile, so that a finger that feels for it finds it */}
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={onCheck}
        className="absolute inset-0 cursor-pointer appearance-none rounded-md opacity-0"
      />
      <span className={cn('font-display text-lg leading-snug', isChecked ? 'text-brass' : 'text-ink')}>
        {children}
      </span>
      {badge && <span className="text-xs text-ink-3">{badge}</span>}
    </label>
  )
}
