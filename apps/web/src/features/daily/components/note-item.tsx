import { cut } from '@astrarium/contracts'
import type { SavedInsight } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { formatInReading } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { toneOf } from '../insight-shown.ts'
import { useTimeOf } from '../hooks/use-zone.ts'

const SNIPPET = 150

/** A note in short: its day, when it was kept, its tone and its suggestion. */
export function NoteItem({ note, onDelete }: { note: SavedInsight; onDelete: () => void }) {
  const timeOf = useTimeOf()
  const date = formatInReading(note.date)
  return (
    <li className="flex items-start gap-2 rounded-lg border border-line bg-surface pr-2 shadow-card transition-colors duration-(--d-1) hover:border-line-strong">
      <Link
        to="/sanctum/daily/notes/$noteId"
        params={{ noteId: note.id }}
        className="min-w-0 flex-1 rounded-lg py-5 pl-5 text-ink no-underline"
      >
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
          <span>{date}</span>
          <span aria-hidden="true">·</span>
          <span className="tabular-nums">{timeOf(note.createdAt)}</span>
        </span>
        <span className="mt-1 block font-display text-lg">{toneOf(note)}</span>
        <span className="mt-1 block font-display text-base leading-snug text-ink-2">
          {cut(note.supportPhrase, SNIPPET)}
        </span>
      </Link>
      <Button
        variant="ghost"
        size="icon"
        className="mt-2.5"
        onClick={onDelete}
        aria-haspopup="dialog"
        aria-label={words.daily.deletion.open(date)}
        title={words.daily.deletion.confirm}
      >
        <Trash2 aria-hidden="true" size={18} />
      </Button>
    </li>
  )
}
