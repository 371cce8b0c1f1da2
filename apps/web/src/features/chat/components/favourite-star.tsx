import type { ThreadMessage } from '@astrarium/contracts'
import { Star } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useFavourite } from '../mutations.ts'

/** Keeps an answer among the saved ones. Not disabled while that is on its way: the focus would be lost. */
export function FavouriteStar({
  message: { askId, isFavourite },
  threadId,
}: {
  message: ThreadMessage
  threadId: string
}) {
  const favourite = useFavourite(threadId, askId)
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isFavourite}
      aria-label={words.chat.favourite.add}
      title={words.chat.favourite.add}
      onClick={() => favourite.mutate(!isFavourite)}
    >
      <Star
        aria-hidden="true"
        size={18}
        className={cn(isFavourite && 'text-brass')}
        fill={isFavourite ? 'currentColor' : 'none'}
      />
    </Button>
  )
}
