import type { ThreadMessage } from '@astrarium/contracts'
import { RotateCw, Star } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useFavourite } from '../hooks/use-favourite.ts'
import { CopyAnswer } from '../../answer/components/copy-answer.tsx'
import { VersionSwitcher } from './version-switcher.tsx'

/** What can be done with an answer: copy it, keep it, have another one, turn to an earlier one. */
export function AnswerActions({
  text,
  message,
  threadId,
  isBusy,
  onAgain,
}: {
  text: string
  message: ThreadMessage | null
  threadId: string
  isBusy: boolean
  onAgain: (askId: string) => void
}) {
  const favourite = useFavourite(threadId)
  return (
    <div className="-mt-3 -ml-3 flex flex-wrap items-center">
      <CopyAnswer text={text} />
      {message && (
        <>
          <Button
            variant="ghost"
            size="icon"
            aria-pressed={message.isFavourite}
            aria-label={words.ask.favourite.add}
            title={words.ask.favourite.add}
            // not disabled while it is on its way, which would take the focus away
            onClick={() =>
              !favourite.isPending &&
              favourite.mutate({ askId: message.askId, isFavourite: !message.isFavourite })
            }
          >
            <Star
              aria-hidden="true"
              size={18}
              className={cn(message.isFavourite && 'text-brass')}
              fill={message.isFavourite ? 'currentColor' : 'none'}
            />
          </Button>
          {message.outcome !== 'crisis' && (
            <Button
              variant="ghost"
              size="icon"
              disabled={isBusy}
              onClick={() => onAgain(message.askId)}
              aria-label={words.ask.again}
              title={words.ask.again}
            >
              <RotateCw aria-hidden="true" size={17} />
            </Button>
          )}
          <VersionSwitcher message={message} threadId={threadId} isBusy={isBusy} />
        </>
      )}
    </div>
  )
}
