import type { HomeToday } from '@astrarium/contracts'
import { useId, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { factLabel } from '../fact-label.ts'
import { spokenParts, type SpokenSize } from '@astrarium/contracts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Glyph } from '../../../ui/drawings/glyph.tsx'

const copy = words.home.chat
type Sentence = NonNullable<HomeToday['sentence']>

const SIZE: Record<SpokenSize, string> = {
  large: 'text-[2.125rem]/[1.14] @lg:text-[2.75rem]/[1.13]',
  middle: 'text-[1.75rem]/[1.2] @lg:text-[2.125rem]/[1.18]',
  small: 'text-2xl/[1.25] @lg:text-[1.75rem]/[1.25]',
}

/** Arion's sentence of the day, and what it rests on; the chosen fact is the one that the wheel points at. */
export function FirstWords({
  sentence: { text, facts },
  chosen,
  onChoose,
}: {
  sentence: Sentence
  chosen: string | null
  onChoose: (factId: string) => void
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { first, rest, size } = spokenParts(text)
  return (
    <div className="flex flex-col gap-3">
      <h1 tabIndex={-1} className={cn('text-balance', SIZE[size])}>
        {first}
        {rest && (
          <span className="mt-2 block text-[1.3rem]/[1.35] text-ink-2 @lg:text-[1.5rem]/[1.33]"> {rest}</span>
        )}
      </h1>
      <div className="flex flex-wrap items-center gap-2">
        <p id={id} className="mr-1 text-sm text-ink-2">
          {copy.basedOn}
        </p>
        <ul aria-labelledby={id} className="contents">
          {facts.map((fact, at) => (
            <li key={fact.id} className={at > 0 && !isOpen ? 'max-md:hidden' : undefined}>
              <button
                type="button"
                aria-pressed={fact.id === chosen}
                onClick={() => onChoose(fact.id)}
                className={cn(
                  'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors duration-(--d-2)',
                  fact.id === chosen
                    ? 'border-brass bg-surface-2 text-ink'
                    : 'border-line text-ink hover:border-line-strong',
                )}
              >
                {fact.points[0] && <Glyph id={fact.points[0]} size={18} className="text-brass" />}
                {factLabel(fact.statement)}
              </button>
            </li>
          ))}
          {facts.length > 1 && !isOpen && (
            <li className="md:hidden">
              <button
                type="button"
                onClick={() => setIsOpen(true)}
                className="min-h-11 rounded-full border border-line px-4 text-sm text-ink-2"
              >
                <span aria-hidden>{copy.more(facts.length - 1)}</span>
                <VisuallyHidden>{copy.moreFacts(facts.length - 1)}</VisuallyHidden>
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
