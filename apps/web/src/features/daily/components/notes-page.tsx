import type { SavedInsight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { savedInsightsQuery } from '../queries.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteItem } from './note-item.tsx'

const copy = words.daily.notes

/** All insights that were kept, newest first. */
export function NotesPage() {
  usePageTitle(copy.title)
  const page = useRef<HTMLDivElement>(null)
  const saved = useQuery(savedInsightsQuery())
  const [leaving, setLeaving] = useState<SavedInsight | null>(null)

  useFocusWhenFewer(saved.data?.notes.length, page)
  useEffect(() => {
    if (saved.isLoadingError) toast.destructive(copy.loadFailed.title, copy.loadFailed.text)
  }, [saved.isLoadingError])

  return (
    <ListPage
      ref={page}
      title={copy.title}
      description={copy.description}
      back={
        <Link to="/sanctum/daily" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {words.daily.back}
        </Link>
      }
    >
      <Listing
        items={saved.data?.notes}
        isError={saved.isLoadingError}
        onRetry={() => saved.refetch()}
        failed={copy.loadFailed.text}
        empty={<Empty />}
        pending={<PulseLoader label={copy.loading} />}
      >
        {(notes) => (
          <>
            <ul className="flex flex-col gap-3">
              {notes.map((note) => (
                <NoteItem key={note.id} note={note} onDelete={() => setLeaving(note)} />
              ))}
            </ul>
            <p className="mt-6 text-center text-sm text-ink-3">
              {copy.count(saved.data?.total ?? notes.length)}
            </p>
          </>
        )}
      </Listing>
      {leaving && <DeleteNoteDialog note={leaving} onClose={() => setLeaving(null)} />}
    </ListPage>
  )
}

function Empty() {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-7 shadow-card">
      <h2 className="text-xl">{copy.none}</h2>
      <p className="text-ink-2">{copy.noneText}</p>
      <Link to="/sanctum/daily" className={buttonClass()}>
        {words.daily.back}
      </Link>
    </div>
  )
}
