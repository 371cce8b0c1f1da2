import { Search } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { words } from '../../../words/index.ts'
import type { NoteFilter } from '../note-filter.ts'

const copy = words.circleNotes.filter

interface NoteFiltersProps {
  filter: NoteFilter
  onFilter: (filter: NoteFilter) => void
  search: string
  onSearch: (search: string) => void
}

/** By words, by mark, and by when a note was made. */
export function NoteFilters({ filter, onFilter, search, onSearch }: NoteFiltersProps) {
  const chip = (key: 'onlyFavourites' | 'onlyCompleted', label: string) => (
    <button
      type="button"
      aria-pressed={filter[key]}
      onClick={() => onFilter({ ...filter, [key]: !filter[key] })}
      className={cn(
        'min-h-11 rounded-full border px-4 text-sm transition-colors duration-(--d-1)',
        filter[key]
          ? 'border-brass text-brass'
          : 'border-line-strong text-ink-2 hover:border-ink-3 hover:text-ink',
      )}
    >
      {label}
    </button>
  )
  const day = (key: 'from' | 'until') => (
    <Field label={copy[key]} className="min-w-0 flex-1 sm:flex-none">
      <TextInput
        type="date"
        value={filter[key]}
        max="9999-12-31"
        onChange={({ target }) => onFilter({ ...filter, [key]: target.value })}
        className="min-w-0 text-sm"
      />
    </Field>
  )
  return (
    <search aria-label={copy.title} className="flex flex-wrap items-end gap-x-5 gap-y-4">
      <Field label={copy.search} className="w-full md:w-72">
        <span className="relative block">
          <Search
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-3"
          />
          <TextInput
            type="search"
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            className="pl-10"
          />
        </span>
      </Field>
      <div className="flex flex-wrap gap-2">
        {chip('onlyFavourites', copy.favourites)}
        {chip('onlyCompleted', copy.completed)}
      </div>
      <div className="flex w-full gap-3 sm:w-auto">
        {day('from')}
        {day('until')}
      </div>
    </search>
  )
}
