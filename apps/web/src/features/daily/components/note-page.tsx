import type { SavedInsight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatInReading } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { shownNote } from '../insight-shown.ts'
import { savedInsightsQuery } from '../queries.ts'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { InsightBody } from './insight-body.tsx'
import { useTimeOf, useZone } from '../hooks/use-zone.ts'

const copy = words.daily

/** A saved note as the insight it was, made again from its text. */
export function NotePage({ noteId }: { noteId: string }) {
  const saved = useQuery(savedInsightsQuery())
  const note = saved.data?.notes.find(({ id }) => id === noteId)
  const title = note
    ? copy.notes.pageTitle(formatInReading(note.date))
    : saved.isPending
      ? copy.notes.loading
      : saved.isError
        ? copy.notes.title
        : copy.notes.notFound
  usePageTitle(title)
  if (note) return <Note note={note} />
  if (saved.isPending) return <PulseLoader label={copy.notes.loading} />
  return (
    <>
      <PageHeader title={title} back={<BackToNotes />} />
      <Notice
        kind="error"
        action={
          saved.isError && (
            <Button variant="outline" size="sm" onClick={() => void saved.refetch()}>
              {words.common.tryAgain}
            </Button>
          )
        }
      >
        {saved.isError ? copy.notes.loadFailed.text : copy.notes.gone}
      </Notice>
    </>
  )
}

function Note({ note }: { note: SavedInsight }) {
  const timeOf = useTimeOf()
  const timeZone = useZone()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const shown = shownNote(note)
  const savedOn = formatInReading(note.createdAt, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return (
    <>
      <PageHeader
        title={shown.energeticTone}
        over={formatInReading(note.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
        back={<BackToNotes />}
        aside={
          <Button variant="outline" onClick={() => setIsLeaving(true)} aria-haspopup="dialog">
            <Trash2 aria-hidden="true" size={18} />
            {copy.deletion.confirm}
          </Button>
        }
      />
      <InsightBody shown={shown} madeAt={copy.view.savedOn(savedOn, timeOf(note.createdAt))} />
      {isLeaving && (
        <DeleteNoteDialog
          note={note}
          onClose={() => setIsLeaving(false)}
          onGone={() => void navigate({ to: '/sanctum/daily/notes', replace: true })}
        />
      )}
    </>
  )
}

function BackToNotes() {
  return (
    <Link to="/sanctum/daily/notes" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <ArrowLeft aria-hidden="true" size={18} />
      {copy.backToNotes}
    </Link>
  )
}
