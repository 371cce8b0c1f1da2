import type { CircleNote } from '@astrarium/contracts'
import { CircleCheck, Star } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useMarkNote } from '../mutations.ts'

const copy = words.circleNotes.ofMember

/** Favourite and completed. Not disabled while one is on its way: the focus would be lost. */
export function NoteMarks({ note, className }: { note: CircleNote; className?: string }) {
  const complete = useMarkNote(note, 'isCompleted')
  const favour = useMarkNote(note, 'isFavourite')
  const { isFavourite, isCompleted } = note
  return (
    <span className={cn('flex', className)}>
      <Button
        variant="ghost"
        size="icon"
        aria-pressed={isCompleted}
        aria-label={copy.completed}
        title={copy.completed}
        onClick={() => complete.mutate(!isCompleted)}
      >
        <CircleCheck aria-hidden="true" size={18} className={cn(isCompleted && 'text-ok')} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-pressed={isFavourite}
        aria-label={copy.favourite}
        title={copy.favourite}
        onClick={() => favour.mutate(!isFavourite)}
      >
        <Star
          aria-hidden="true"
          size={18}
          className={cn(isFavourite && 'text-brass')}
          fill={isFavourite ? 'currentColor' : 'none'}
        />
      </Button>
    </span>
  )
}
