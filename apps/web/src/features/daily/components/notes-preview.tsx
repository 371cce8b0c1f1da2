import { cut } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatInReading } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { toneOf } from '../insight-shown.ts'
import { latestNotesQuery } from '../queries.ts'

const copy = words.daily.notes
const SNIPPET = 100

/** The latest notes, each the way to itself. */
export function NotesPreview() {
  const saved = useQuery(latestNotesQuery)
  const notes = saved.data?.notes
  return (
    <Card
      title={copy.previewTitle}
      aside={
        notes &&
        notes.length > 0 && (
          <Link to="/sanctum/daily/notes" className="link inline-flex min-h-11 items-center">
            {copy.viewAll}
          </Link>
        )
      }
    >
      <Loaded
        of={saved}
        failed={copy.loadFailed.text}
        loading={
          <div className="flex flex-col gap-3">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        }
      >
        {({ notes: shown }) =>
          shown.length === 0 ? (
            <div className="text-ink-2">
              <p className="text-ink">{copy.none}</p>
              <p className="mt-1.5">{copy.noneText}</p>
            </div>
          ) : (
            <ul className="-mx-3 flex flex-col gap-1">
              {shown.map((note) => (
                <li key={note.id}>
                  <Link
                    to="/sanctum/daily/notes/$noteId"
                    params={{ noteId: note.id }}
                    className="block rounded-md px-3 py-3 text-ink no-underline transition-colors duration-(--d-1) hover:bg-surface-2"
                  >
                    <span className="block text-xs text-ink-3">{formatInReading(note.date)}</span>
                    <span className="block font-display text-lg">{toneOf(note)}</span>
                    <span className="block font-display text-base leading-snug text-ink-2">
                      {cut(note.supportPhrase, SNIPPET)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
