import type { SavedInsight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { words } from '../../../words/index.ts'
import { savedInsightsQuery } from '../queries.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteItem } from './note-item.tsx'

const copy = words.daily.notes

/** All insights that were kept, newest first. */
export function NotesPage() {
  const page = useRef<HTMLDivElement>(null)
  const saved = useQuery(savedInsightsQuery())
  const [leaving, setLeaving] = useState<SavedInsight | null>(null)
  useFocusWhenFewer(saved.data?.notes.length, page)

  return (
    <Page
      ref={page}
      isList
      title={copy.title}
      description={copy.description}
      back={{ to: '/sanctum/daily', label: words.daily.back }}
    >
      <Loaded of={saved} loading={copy.loading} failed={copy.loadFailed} hasToast>
        {({ notes, total }) =>
          notes.length === 0 ? (
            <Empty />
          ) : (
            <>
              <ul className="flex flex-col gap-3">
                {notes.map((note) => (
                  <NoteItem key={note.id} note={note} onDelete={() => setLeaving(note)} />
                ))}
              </ul>
              <p className="mt-6 text-center text-sm text-ink-3">{copy.count(total)}</p>
            </>
          )
        }
      </Loaded>
      {leaving && <DeleteNoteDialog note={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  )
}

function Empty() {
  return (
    <Panel
      title={copy.none}
      action={
        <Link to="/sanctum/daily" className={buttonClass()}>
          {words.daily.back}
        </Link>
      }
    >
      <p>{copy.noneText}</p>
    </Panel>
  )
}
