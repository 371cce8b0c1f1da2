import { cut } from '@astrarium/contracts'
import type { CircleNote } from '@astrarium/contracts'
import { formatDate, formatRelative } from '../../../lib/format.ts'
import { plainWords } from '../../../lib/plain-words.ts'
import { words } from '../../../words/index.ts'
import { NoteMarks } from './note-marks.tsx'

const copy = words.circleNotes.ofMember
const SHOWN = 200

/** A note in short. The whole card opens it, apart from its marks. */
export function NoteCard({ note, onOpen }: { note: CircleNote; onOpen: () => void }) {
  const date = formatDate(note.createdAt)
  return (
    <article className="relative rounded-md border border-line bg-bg px-4 pt-2 pb-4 transition-colors duration-(--d-1) hover:border-line-strong">
      <header className="flex items-center justify-between gap-4">
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          {date} <span className="text-ink-3">{formatRelative(note.createdAt)}</span>
        </p>
        <NoteMarks note={note} className="relative z-1 -mr-2.5" />
      </header>
      <p className="line-clamp-4 break-words text-ink">{cut(plainWords(note.content), SHOWN)}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="mt-2 text-sm text-brass after:absolute after:inset-0 after:rounded-md hover:text-brass-hi"
      >
        {copy.read}
        <span className="sr-only"> ({date})</span>
      </button>
    </article>
  )
}
