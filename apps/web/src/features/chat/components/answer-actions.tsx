import type { ThreadMessage } from '@astrarium/contracts'
import { RotateCw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { CopyAnswer } from '../../answer/components/copy-answer.tsx'
import { FavouriteStar } from './favourite-star.tsx'
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
  return (
    <div className="answer-actions -mt-3 -ml-3 flex flex-wrap items-center">
      <CopyAnswer text={text} />
      {message && (
        <>
          <FavouriteStar message={message} threadId={threadId} />
          {message.outcome !== 'crisis' && (
            <Button
              variant="ghost"
              size="icon"
              disabled={isBusy}
              onClick={() => onAgain(message.askId)}
              aria-label={words.chat.again}
              title={words.chat.again}
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
