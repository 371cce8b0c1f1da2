import type { SavedAsk } from '@astrarium/contracts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { formatDate } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { words } from '../../../../words/index.ts'
import { AnswerText } from '../../../answer/components/answer-text.tsx'
import { AskBackCard } from '../../../answer/components/lazy.tsx'
import { useDraft } from '../../hooks/use-draft.ts'
import { useDeleteAsk, useRemoveFavourite } from '../mutations.ts'

const copy = words.savedChats.details

/** A favourite in full, and what can be done with it. What cannot be undone is asked about first. */
export function AskDetails({ ask, onClose }: { ask: SavedAsk; onClose: () => void }) {
  const navigate = useNavigate()
  const [, setDraft] = useDraft(null)
  const [asked, setAsked] = useState<'remove' | 'delete' | null>(null)
  const remove = useRemoveFavourite(ask, onClose)
  const removeAsk = useDeleteAsk(ask, onClose)
  const isBusy = remove.isPending || removeAsk.isPending

  const doRemove = () => remove.mutate()
  const doDelete = () => removeAsk.mutate()

  function revisit() {
    setDraft(ask.question)
    void navigate({ to: '/sanctum/ask' })
  }

  const footer = asked ? (
    <>
      <Button variant="outline" onClick={() => setAsked(null)} disabled={isBusy}>
        {words.common.cancel}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={asked === 'delete' ? doDelete : doRemove}>
        {copy[asked]}
      </Button>
    </>
  ) : (
    <>
      <Button variant="danger" onClick={() => setAsked('delete')} disabled={isBusy}>
        {copy.delete}
      </Button>
      <Button
        variant="outline"
        busy={remove.isPending}
        onClick={() => (ask.threadId ? doRemove() : setAsked('remove'))}
      >
        {copy.remove}
      </Button>
      <Button onClick={revisit} disabled={isBusy}>
        {copy.revisit}
      </Button>
    </>
  )

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={copy.title}
      description={`${formatDate(ask.askedAt)} · ${words.savedChats.categories.names[ask.category]}`}
      footer={footer}
      className="md:max-w-2xl"
    >
      <div className="flex flex-col gap-5">
        {/* without its conversation it is the last copy, however it goes */}
        {asked && <Notice kind="error">{ask.threadId === null ? copy.lastCopyText : copy.deleteText}</Notice>}
        <section>
          <h3 className="mb-1 font-body text-sm text-ink-3">{copy.question}</h3>
          <p className="break-words whitespace-pre-wrap">{ask.question}</p>
        </section>
        <section>
          <h3 className="mb-1 font-body text-sm text-ink-3">{copy.answer}</h3>
          <AnswerText text={ask.answer} />
          <Suspense>
            {ask.asksBack && (
              <div className="mt-4">
                <AskBackCard asksBack={ask.asksBack} />
              </div>
            )}
          </Suspense>
        </section>
        {ask.threadId && (
          <p>
            <Link to="/sanctum/ask/$threadId" params={{ threadId: ask.threadId }} className="link text-sm">
              {copy.conversation}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  )
}
