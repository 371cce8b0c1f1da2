import type { Foresight } from '@astrarium/contracts'
import { foresightCalendar, foresightPaper } from '@astrarium/contracts'
import { Bookmark, BookmarkCheck, CalendarPlus, Printer } from 'lucide-react'
import { fillPath } from '../../../lib/api.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useSetSaved } from '../mutations.ts'

const copy = words.foresight.forecast

/** Keep it, take its dates along, or have it on paper. */
export function ForecastActions({
  forecast: { id, isSaved },
}: {
  forecast: Pick<Foresight, 'id' | 'isSaved'>
}) {
  const setSaved = useSetSaved(id)
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <div className="flex flex-wrap gap-2">
        <a
          href={fillPath(foresightCalendar.path, { foresightId: id })}
          download
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <CalendarPlus aria-hidden="true" size={18} />
          {copy.calendar}
        </a>
        <a
          href={fillPath(foresightPaper.path, { foresightId: id })}
          download
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {copy.download}
        </a>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {copy.print}
        </Button>
        <Button
          size="sm"
          variant={isSaved ? 'outline' : 'primary'}
          aria-pressed={isSaved}
          busy={setSaved.isPending}
          busyLabel={copy.saving}
          // the second half of a double click would take back what the first did
          onClick={({ detail }) => detail <= 1 && setSaved.mutate(!isSaved)}
        >
          <Icon aria-hidden="true" size={18} />
          {isSaved ? copy.saved : copy.save}
        </Button>
      </div>
      {!isSaved && <p className="text-xs text-ink-3 md:text-right">{copy.kept}</p>}
    </div>
  )
}
