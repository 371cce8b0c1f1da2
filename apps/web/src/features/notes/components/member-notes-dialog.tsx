import type { CircleMemberCard, CircleNote } from '@astrarium/contracts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { memberNotesQuery } from '../note-queries.ts'
import type { NoteWish } from '../queries.ts'
import { NoteCard } from './note-card.tsx'
import { NewNoteDialog } from './note-form.tsx'

const { ofMember: copy, filter, loading, loadFailed, count } = words.circleNotes
const NoteDetails = later(async () => (await import('./note-details.tsx')).NoteDetails)

/** What is kept about somebody, newest first, a page at a time; each opens in full. */
export function MemberNotesDialog({
  member,
  isGone,
  wish,
  hidden,
  hiddenBy,
  onShowAll,
  onClose,
}: {
  member: CircleMemberCard
  /** whether they were removed while this was open */
  isGone: boolean
  /** which of them are shown */
  wish: NoteWish
  /** how many are not */
  hidden: number
  /** what leaves them out */
  hiddenBy: string
  onShowAll: () => void
  onClose: () => void
}) {
  const [opened, setOpened] = useState<CircleNote | 'writing' | null>(null)
  const listed = useInfiniteQuery({
    ...memberNotesQuery(member.id, wish),
    placeholderData: keepPreviousData,
  })
  const notes = listed.data?.pages.flatMap((page) => page.notes)
  const close = () => setOpened(null)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.title(member.name)}
      description={notes && (listed.hasNextPage ? copy.first(notes.length) : count(notes.length))}
      footer={
        <Button onClick={() => setOpened('writing')} disabled={isGone} className="w-full md:w-auto">
          <PencilLine aria-hidden="true" size={18} />
          {copy.write}
        </Button>
      }
      className="md:max-w-2xl"
    >
      {notes ? (
        <>
          {notes.length > 0 && (
            <ul className="flex flex-col gap-4">
              {notes.map((note) => (
                <li key={note.id}>
                  <NoteCard note={note} onOpen={() => setOpened(note)} />
                </li>
              ))}
            </ul>
          )}
          {listed.hasNextPage && (
            <Button
              variant="outline"
              className="mt-4 w-full"
              busy={listed.isFetchingNextPage}
              onClick={() => void listed.fetchNextPage()}
            >
              {copy.more}
            </Button>
          )}
          {notes.length === 0 && hidden === 0 && <p className="text-ink-2">{copy.none}</p>}
          {hidden > 0 && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 first:mt-0">
              <p className="text-sm text-ink-2">{filter.hidden(hidden, hiddenBy)}</p>
              <Button variant="outline" size="sm" onClick={onShowAll}>
                {filter.all}
              </Button>
            </div>
          )}
        </>
      ) : listed.isError ? (
        <LoadFailed onRetry={() => listed.refetch()}>{loadFailed}</LoadFailed>
      ) : (
        <PulseLoader label={loading} />
      )}
      <Suspense fallback={null}>
        {opened && opened !== 'writing' && <NoteDetails note={opened} onClose={close} />}
      </Suspense>
      {opened === 'writing' && <NewNoteDialog member={member} isGone={isGone} onClose={close} />}
    </Dialog>
  )
}
