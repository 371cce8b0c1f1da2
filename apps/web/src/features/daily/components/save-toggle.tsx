import { Bookmark } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useSaveInsight, useUnsaveInsight } from '../mutations.ts'

const copy = words.daily.save

/** Keeps today's insight among the notes, or takes it out again. */
export function SaveToggle({
  insightId,
  savedId,
  isChecking,
}: {
  insightId: string
  savedId: string | null
  isChecking: boolean
}) {
  const save = useSaveInsight()
  const unsave = useUnsaveInsight()
  const isSaved = savedId !== null
  const isBusy = save.isPending || unsave.isPending
  // a note that is known is no question; whether another device has made one is
  const isUnknown = isChecking && !isSaved && !isBusy
  return (
    <Button
      variant="outline"
      aria-pressed={isSaved}
      // not disabled, which would take the focus away
      aria-disabled={isBusy || isUnknown || undefined}
      title={isSaved ? copy.unsave : undefined}
      className="aria-disabled:opacity-60"
      onClick={({ detail }) => {
        // the second half of a double click would take back what the first did
        if (isBusy || isUnknown || detail > 1) return
        if (savedId === null) save.mutate(insightId)
        else unsave.mutate(savedId)
      }}
    >
      <Bookmark
        aria-hidden="true"
        size={18}
        className={isSaved ? 'text-brass' : undefined}
        fill={isSaved ? 'currentColor' : 'none'}
      />
      {isUnknown ? copy.checking : isSaved ? copy.saved : copy.save}
    </Button>
  )
}
