import type { ForesightSummary } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Mountain, Sprout, Trash2 } from 'lucide-react'
import { formatInReading } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { useRemoveSaved } from '../mutations.ts'
import { inShort } from '../saved-forecast.ts'

const copy = words.foresight.saved

/** A saved forecast in short; its title opens it. */
export function SavedItem({ forecast }: { forecast: ForesightSummary }) {
  const remove = useRemoveSaved(forecast.id)
  const { description, insights } = inShort(forecast)
  return (
    <article className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card transition-colors duration-(--d-1) hover:border-line-strong md:p-7">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-xl break-words">
            {/* the whole card is the link's */}
            <Link
              to="/sanctum/foresight/$forecastId"
              params={{ forecastId: forecast.id }}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:text-brass-hi"
            >
              {forecast.themeTitle}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-2">
            {forecast.timeline} · {copy.generated(formatInReading(forecast.createdAt))}
          </p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          busy={remove.isPending}
          // the second half of a double click would meet the forecast that moved up
          onClick={({ detail }) => detail <= 1 && remove.mutate()}
          aria-label={copy.remove(forecast.themeTitle)}
          title={copy.remove(forecast.themeTitle)}
          className="relative -mt-2 -mr-3"
        >
          {!remove.isPending && <Trash2 aria-hidden="true" size={18} />}
        </Button>
      </div>
      <p className="font-display text-lg leading-snug break-words text-ink-2">{description}</p>
      {insights.length > 0 && (
        <ul aria-label={copy.insights} className="flex flex-wrap gap-2">
          {insights.map(({ kind, text }, index) => (
            <li
              key={index}
              className="flex items-center gap-2 rounded-full border border-line px-3 py-1 text-xs text-ink-2"
            >
              {kind === 'opportunity' ? (
                <Sprout aria-hidden="true" size={15} className="shrink-0 text-verdigris" />
              ) : (
                <Mountain aria-hidden="true" size={15} className="shrink-0 text-cinnabar" />
              )}
              <VisuallyHidden>{copy[kind]} </VisuallyHidden>
              {text}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
