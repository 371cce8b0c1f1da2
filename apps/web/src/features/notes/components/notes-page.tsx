import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { circleQuery } from '../../circle/queries.ts'
import { useZone } from '../../daily/hooks/use-zone.ts'
import { byMember } from '../by-member.ts'
import { namesOf, NO_FILTER, toWish } from '../note-filter.ts'
import { overviewQuery } from '../queries.ts'
import { MemberNotesCard } from './member-notes-card.tsx'
import { NoteFilters } from './note-filters.tsx'
import { NoteStatistics } from './note-statistics.tsx'

const MemberNotesDialog = later(async () => (await import('./member-notes-dialog.tsx')).MemberNotesDialog)
const copy = words.circleNotes
/** milliseconds after the last letter */
const SOUGHT_AFTER = 200

/** Who of the Circle has notes, and the ways to find one. `memberId`: whose notes are open at first. */
export function NotesPage({ memberId }: { memberId: string | null }) {
  usePageTitle(copy.name)
  const page = useRef<HTMLDivElement>(null)
  const timeZone = useZone()
  const [filter, setFilter] = useState(NO_FILTER)
  const [search, setSearch] = useState('')
  const sought = useDebounced(search, SOUGHT_AFTER)
  const [openedId, setOpenedId] = useState(memberId)
  const wish = toWish(filter, sought, timeZone)
  const listed = useQuery({ ...overviewQuery(wish), placeholderData: keepPreviousData })
  const circle = useQuery(circleQuery)
  const isError = listed.isLoadingError || circle.isLoadingError
  const statistics = listed.data?.statistics
  const people = listed.data && circle.data ? byMember(listed.data.people, circle.data) : undefined
  const known = circle.data?.find(({ id }) => id === openedId)
  // who is removed meanwhile stays open with what is being written about them
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  const opened = known ?? (last?.id === openedId ? last : undefined)
  const ofOpened = listed.data?.people.find(({ circleMemberId }) => circleMemberId === openedId)
  const isFiltered = filter !== NO_FILTER || search !== ''

  // a note is deleted in a dialog, and the card that opened it may have gone with it
  useFocusWhenFewer(opened ? undefined : statistics?.total, page)
  useEffect(() => MemberNotesDialog.load(), [])
  useEffect(() => {
    if (isError) toast.destructive(copy.loadFailed)
  }, [isError])

  function showAll() {
    setFilter(NO_FILTER)
    setSearch('')
  }

  return (
    <div ref={page}>
      <PageHeader
        title={copy.name}
        description={copy.text}
        back={
          <Link to="/sanctum/circle" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <ArrowLeft aria-hidden="true" size={18} />
            {copy.back}
          </Link>
        }
      />
      {statistics && people ? (
        statistics.total === 0 ? (
          <Empty />
        ) : (
          <div className="flex flex-col gap-6">
            <NoteStatistics statistics={statistics} />
            <NoteFilters filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
            <p role="status" className={isFiltered && people.length > 0 ? 'text-sm text-ink-2' : 'sr-only'}>
              {isFiltered &&
                people.length > 0 &&
                copy.filter.found(people.reduce((sum, { count }) => sum + count, 0))}
            </p>
            {people.length > 0 ? (
              <ul className="grid gap-5 md:grid-cols-2 min-[90rem]:grid-cols-3">
                {people.map(({ member, count }) => (
                  <li
                    key={member.id}
                    className="grid grid-cols-1 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] [overflow-clip-margin:2rem]"
                  >
                    <MemberNotesCard member={member} count={count} onOpen={() => setOpenedId(member.id)} />
                  </li>
                ))}
              </ul>
            ) : (
              <div className="flex flex-col items-start gap-4">
                <p className="text-ink-2">{copy.filter.none}</p>
                <Button variant="outline" onClick={showAll}>
                  {copy.filter.all}
                </Button>
              </div>
            )}
          </div>
        )
      ) : isError ? (
        <LoadFailed onRetry={() => Promise.all([listed.refetch(), circle.refetch()])}>
          {copy.loadFailed}
        </LoadFailed>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
      {opened && people && (
        <Suspense fallback={null}>
          <MemberNotesDialog
            member={opened}
            isGone={!known}
            wish={wish}
            hidden={(ofOpened?.total ?? 0) - (ofOpened?.count ?? 0)}
            hiddenBy={namesOf(filter, sought)}
            onShowAll={showAll}
            onClose={() => setOpenedId(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Empty() {
  return (
    <div className="flex max-w-3xl flex-col items-start gap-4 rounded-lg border border-line bg-surface p-7 shadow-card">
      <h2 className="text-xl">{copy.empty.title}</h2>
      <p className="text-ink-2">{copy.empty.text}</p>
      <Link to="/sanctum/circle" className={buttonClass()}>
        {copy.empty.explore}
      </Link>
    </div>
  )
}
