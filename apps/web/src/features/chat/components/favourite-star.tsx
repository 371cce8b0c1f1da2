import type { ThreadMessage } from '@astrarium/contracts'
import { Star } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useKeepAnswer } from '../../notes/hooks/use-keep-answer.ts'
import { useFavourite, useShowFavourite } from '../mutations.ts'

/**
 * Keeps an answer among the saved ones, and one about somebody among the notes of them. Not disabled while
 * that is on its way: the focus would be lost.
 */
export function FavouriteStar({
  message: { askId, about, isFavourite },
  threadId,
}: {
  message: ThreadMessage
  threadId: string
}) {
  const show = useShowFavourite(threadId, askId)
  const favourite = useFavourite(askId, show)
  const note = useKeepAnswer(askId, about, show)
  const label = about ? words.circleNotes.ofAnswer.add(about.name) : words.chat.favourite.add
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-pressed={isFavourite}
      aria-label={label}
      title={label}
      onClick={() => (about ? note : favourite).mutate(!isFavourite)}
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
