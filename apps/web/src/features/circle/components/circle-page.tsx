import type { Ring } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Mail, NotebookPen, UserPlus } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { EMPTY_ADDITION } from '../addition-draft.ts'
import { byRing, withInvited } from '../by-ring.ts'
import { initials } from '../initials.ts'
import { requestsQuery } from '../link-queries.ts'
import { circleQuery } from '../queries.ts'
import { drawingHere, ROOM } from './drawing-here.ts'
import { FindableDialog } from './findable-dialog.tsx'
import { AddPersonDialog, DrawnCircle, RequestsDialog, SmallDial } from './lazy.tsx'
import { ListedCircle } from './listed-circle.tsx'
import { RingDialog } from './ring-dialog.tsx'

const copy = words.circle
const links = words.circleLinks
/** After the page has loaded what it shows. */
const DIALOGS_AFTER_MS = 600

/**
 * Everybody in the Circle, and the ways to add, open and move them: drawn where there is room, and as a
 * list.
 */
export function CirclePage({ showsRequests }: { showsRequests: boolean }) {
  usePageTitle(copy.name)
  const page = useRef<HTMLDivElement>(null)
  const circle = useQuery(circleQuery)
  const { data: profile } = useQuery(profileQuery)
  const requests = useQuery(requestsQuery)
  const navigate = useNavigate()
  // the answer is heard at once, and who is in it drawn in slices; what changes later is seen at once
  const isKnown = useDeferredValue(circle.data !== undefined)
  const members = isKnown ? circle.data : undefined
  const waiting = requests.data?.incoming.length ?? 0
  useFocusWhenFewer(members?.length, page)
  const hasRoom = useMedia(ROOM)
  const [Drawing] = useState(() => drawingHere() ?? DrawnCircle)
  const [isListWished, setIsListWished] = useState(false)
  const [opened, setOpened] = useState<Ring | 'adding' | 'searching' | 'requests' | null>(
    showsRequests ? 'requests' : null,
  )
  // what was typed outlives a dialog that was closed by mistake
  const [draft, setDraft] = useState(EMPTY_ADDITION)
  useEffect(() => {
    // one after the other: asking for many files takes a moment too
    const timers = [AddPersonDialog, RequestsDialog].map(({ load }, at) =>
      setTimeout(load, DIALOGS_AFTER_MS * (at + 1)),
    )
    return () => timers.forEach(clearTimeout)
  }, [])

  const rings = byRing(withInvited(members ?? [], requests.data?.sent ?? []))
  const openedRing = rings.find(({ ring }) => ring === opened)
  const add = () => setOpened('adding')
  function closeRequests() {
    setOpened(null)
    // a reload opens them no second time
    if (showsRequests) void navigate({ to: '/sanctum/circle', search: {}, replace: true })
  }
  const left = profile?.chart?.ascendant?.longitude ?? 0
  // what is known stays on screen when it cannot be fetched anew
  const hasFailed = circle.isLoadingError
  // the page first, the question over it after
  const isPainted = useDeferredValue(true, false)
  const isDrawn = hasRoom && !isListWished && !hasFailed

  const header = (
    <header className="relative flex w-full flex-col items-start gap-4">
      {/* on a phone the drawing's height */}
      <div className="flex flex-col items-start gap-4 max-lg:min-h-54">
        <h1 tabIndex={-1} className="max-w-44 text-2xl lg:max-w-60">
          {copy.title}
        </h1>
        {members && members.length > 0 && (
          <p className="rounded-full border border-line-strong bg-bg px-3.5 py-1 text-sm text-brass">
            {copy.count(members.length)}
          </p>
        )}
        {members?.length === 0 && <p className="max-w-44 font-display text-lg text-ink-2">{copy.who}</p>}
      </div>
      <Button onClick={add} className="w-full">
        <UserPlus aria-hidden="true" size={18} />
        {copy.addSomeone}
      </Button>
      <div className="grid w-full gap-4 max-lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
        <Button
          variant="outline"
          onClick={() => setOpened('requests')}
          className="w-full max-lg:px-3 max-lg:text-sm"
        >
          <Mail aria-hidden="true" size={18} className="max-lg:hidden" />
          {links.requests.open}
          {waiting > 0 && (
            <span className="rounded-full bg-brass px-2 text-xs leading-5 font-semibold text-on-brass">
              <span aria-hidden="true">{waiting}</span>
              <VisuallyHidden>{links.requests.waiting(waiting)}</VisuallyHidden>
            </span>
          )}
        </Button>
        <Link
          to="/sanctum/circle/notes"
          className={`${buttonClass({ variant: 'outline' })} w-full max-lg:px-3 max-lg:text-sm`}
        >
          <NotebookPen aria-hidden="true" size={18} className="max-lg:hidden" />
          {words.circle.openNotes}
        </Link>
      </div>
      <Link
        to="/sanctum/circle/sharing"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} w-full`}
      >
        {links.sharing.name}
      </Link>
    </header>
  )

  return (
    <div ref={page} className="relative">
      {isDrawn ? (
        <Suspense fallback={<div className="min-h-dvh max-w-70">{header}</div>}>
          <Drawing
            header={header}
            rings={rings}
            left={left}
            initial={initials(profile?.fullName.trim().split(/\s/, 1)[0] ?? '')}
            isLoading={members === undefined}
            onOpenRing={setOpened}
            onList={() => setIsListWished(true)}
          />
        </Suspense>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-10">
          {!hasRoom && (
            <div className="absolute -top-6 -right-4 h-62 w-44 overflow-hidden mask-b-from-85% md:-top-9 md:-right-8 md:w-72">
              <Suspense>
                <SmallDial rings={rings} left={left} />
              </Suspense>
            </div>
          )}
          {header}
          {hasFailed ? (
            <LoadFailed onRetry={() => circle.refetch()} title={copy.failed.title}>
              {copy.failed.text}
            </LoadFailed>
          ) : (
            <ListedCircle
              rings={rings}
              isLoading={members === undefined}
              onOpenRing={setOpened}
              onDrawing={hasRoom ? () => setIsListWished(false) : undefined}
            />
          )}
        </div>
      )}
      {openedRing && <RingDialog ring={openedRing} onAdd={add} onClose={() => setOpened(null)} />}
      <Suspense>
        {(opened === 'adding' || opened === 'searching') && (
          <AddPersonDialog
            begins={opened === 'adding' ? 1 : 'search'}
            draft={draft}
            onChange={setDraft}
            onAdded={() => setDraft(EMPTY_ADDITION)}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'requests' && (
          <RequestsDialog onSearch={() => setOpened('searching')} onClose={closeRequests} />
        )}
      </Suspense>
      {isPainted && profile?.isFindable === null && opened === null && <FindableDialog />}
    </div>
  )
}
