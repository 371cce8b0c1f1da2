import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { words } from '../../../words/index.ts'
import { timeZonesQuery } from '../queries.ts'
import { labelAmong, searchZones, zoneLabel } from '../zone-search.ts'

const copy = words.birth.zone

/**
 * Any IANA zone, found by typing; the common ones come first. Offsets are those of
 * today, and left out where `another` day is meant.
 */
export function ZoneCombobox({
  zone,
  day = 'today',
  disabled,
  onChoose,
}: {
  zone: string
  day?: 'today' | 'another'
  disabled?: boolean
  onChoose: (zone: string) => void
}) {
  const zones = useQuery(timeZonesQuery).data ?? []
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const label = zoneLabel(zones, zone, day)
  const found = searchZones(zones, typed ?? '')
  // offsets that come when the field has the focus already: what is typed takes the place of the whole label
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select()
  }, [label, typed])
  return (
    <div className="relative">
      <Combobox
        ref={input}
        text={typed ?? label}
        onTextChange={setTyped}
        options={found}
        onSelect={({ value }) => {
          onChoose(value)
          setTyped(null)
        }}
        getKey={({ value }) => value}
        renderOption={(option) => (
          <span className="flex items-baseline justify-between gap-4">
            <span className="text-ink">{labelAmong(option, found)}</span>
            {day === 'today' && <span className="text-xs text-ink-3 tabular-nums">{option.offset}</span>}
          </span>
        )}
        canOpen
        className="pr-10"
        status={copy.none}
        countLabel={copy.found}
        placeholder={copy.placeholder}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        // what was typed but not chosen is given up
        onBlur={() => setTyped(null)}
      />
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute top-3.25 right-3.5 text-ink-3"
      />
    </div>
  )
}
