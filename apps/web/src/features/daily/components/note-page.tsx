import type { SavedInsight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatInReading } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { shownNote } from '../insight-shown.ts'
import { savedInsightsQuery } from '../queries.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { InsightBody } from './insight-body.tsx'
import { useTimeOf, useZone } from '../hooks/use-zone.ts'

const { notes: copy, deletion, view, backToNotes } = words.daily
const NOTES = '/sanctum/daily/notes'
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A saved note as the insight it was, made again from its text. */
export function NotePage({ noteId }: { noteId: string }) {
  const saved = useQuery(savedInsightsQuery())
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const note = saved.data?.notes.find(({ id }) => id === noteId)
  return (
    <Page
      title={note ? shownNote(note).energeticTone : saved.data ? copy.notFound : copy.title}
      {...(note && { tab: copy.pageTitle(formatInReading(note.date)) })}
      over={note && formatInReading(note.date, { weekday: 'long', ...LONG })}
      back={{ to: NOTES, label: backToNotes }}
      aside={
        note && (
          <Button variant="outline" onClick={() => setIsLeaving(true)} aria-haspopup="dialog">
            <Trash2 aria-hidden="true" size={18} />
            {deletion.confirm}
          </Button>
        )
      }
    >
      <Loaded of={saved} loading={copy.loading} failed={copy.loadFailed.text}>
        {() => (note ? <Note note={note} /> : <Notice kind="error">{copy.gone}</Notice>)}
      </Loaded>
      {isLeaving && note && (
        <DeleteNoteDialog
          note={note}
          onClose={() => setIsLeaving(false)}
          onGone={() => void navigate({ to: NOTES, replace: true })}
        />
      )}
    </Page>
  )
}

function Note({ note }: { note: SavedInsight }) {
  const timeOf = useTimeOf()
  const timeZone = useZone()
  const savedOn = formatInReading(note.createdAt, { ...LONG, timeZone })
  return <InsightBody shown={shownNote(note)} madeAt={view.savedOn(savedOn, timeOf(note.createdAt))} />
}
