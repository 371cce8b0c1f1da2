import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { together } from '../../../lib/asked.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
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
  const page = useRef<HTMLDivElement>(null)
  const timeZone = useZone()
  const [filter, setFilter] = useState(NO_FILTER)
  const [search, setSearch] = useState('')
  const sought = useDebounced(search, SOUGHT_AFTER)
  const [openedId, setOpenedId] = useState(memberId)
  const wish = toWish(filter, sought, timeZone)
  const listed = useQuery({ ...overviewQuery(wish), placeholderData: keepPreviousData })
  const circle = useQuery(circleQuery)
  const statistics = listed.data?.statistics
  const people = byMember(listed.data?.people ?? [], circle.data ?? [])
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

  function showAll() {
    setFilter(NO_FILTER)
    setSearch('')
  }

  return (
    <Page
      ref={page}
      isList
      title={copy.name}
      description={copy.text}
      back={{ to: '/sanctum/circle', label: copy.back }}
    >
      <Loaded of={together({ listed, circle })} loading={copy.loading} failed={copy.loadFailed} hasToast>
        {({ listed: { statistics } }) =>
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
                <ul className="grid gap-5">
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
        }
      </Loaded>
      {opened && listed.data && (
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
    </Page>
  )
}

function Empty() {
  return (
    <Panel
      title={copy.empty.title}
      action={
        <Link to="/sanctum/circle" className={buttonClass()}>
          {copy.empty.explore}
        </Link>
      }
    >
      <p>{copy.empty.text}</p>
    </Panel>
  )
}
