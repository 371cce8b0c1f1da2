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
const BACK = { to: '/sanctum/daily/notes', label: backToNotes } as const
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A saved note as the insight it was, made again from its text. */
export function NotePage({ noteId }: { noteId: string }) {
  const saved = useQuery(savedInsightsQuery())
  const note = saved.data?.notes.find(({ id }) => id === noteId)
  if (note) return <Note note={note} />
  return (
    <Page title={saved.data ? copy.notFound : copy.title} back={BACK}>
      <Loaded of={saved} loading={copy.loading} failed={copy.loadFailed.text}>
        {() => <Notice kind="error">{copy.gone}</Notice>}
      </Loaded>
    </Page>
  )
}

function Note({ note }: { note: SavedInsight }) {
  const timeOf = useTimeOf()
  const timeZone = useZone()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const shown = shownNote(note)
  const savedOn = formatInReading(note.createdAt, { ...LONG, timeZone })
  return (
    <Page
      title={shown.energeticTone}
      tab={copy.pageTitle(formatInReading(note.date))}
      over={formatInReading(note.date, { weekday: 'long', ...LONG })}
      back={BACK}
      aside={
        <Button variant="outline" onClick={() => setIsLeaving(true)} aria-haspopup="dialog">
          <Trash2 aria-hidden="true" size={18} />
          {deletion.confirm}
        </Button>
      }
    >
      <InsightBody shown={shown} madeAt={view.savedOn(savedOn, timeOf(note.createdAt))} />
      {isLeaving && (
        <DeleteNoteDialog
          note={note}
          onClose={() => setIsLeaving(false)}
          onGone={() => void navigate({ to: BACK.to, replace: true })}
        />
      )}
    </Page>
  )
}
