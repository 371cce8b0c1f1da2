import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { aboutCategory } from '../about-category.ts'
import { unreadable } from '../error-copy.ts'
import { viewOf } from '../blueprint-view.ts'
import { blueprintQuery, categoryQuery } from '../queries.ts'
import { CategoryNeighbours } from './category-neighbours.tsx'
import { Completion } from './completion.tsx'
import { QuestionAccordion } from './question-accordion.tsx'
import { StateAnnouncer } from './state-announcer.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { useKeptFocus } from '../hooks/use-kept-focus.ts'
import { CategoryNotFound, WithoutAnswers } from './without-answers.tsx'

const copy = words.blueprint

/** One chapter: its questions, of which one is open, and the way to the next. */
export function CategoryPage({ categoryId }: { categoryId: string }) {
  const page = useRef<HTMLDivElement>(null)
  const chapter = useQuery(categoryQuery(categoryId))
  const { data, error, refetch } = chapter
  // for the order and the labels alone: the chapter itself is what is looked at again
  const categories = useQuery({ ...blueprintQuery, refetchInterval: false }).data?.categories ?? []
  const place = categories.findIndex(({ id }) => id === categoryId)
  const isUnknown = error instanceof ApiError && error.code === 'category_not_found'
  const label = data?.label ?? categories[place]?.label
  useKeptFocus(data && viewOf(data).kind, page)
  useFocusOnTurning(categoryId, page)

  return (
    <Page
      ref={page}
      title={isUnknown ? copy.notFound.title : (label ?? copy.title)}
      over={place >= 0 && copy.category.place(place + 1, categories.length)}
      description={aboutCategory(categoryId)}
      back={{ to: '/sanctum/blueprint', label: copy.category.back }}
      aside={data?.hasChart && <Completion {...data} label={copy.chapterProgress} />}
    >
      <StateAnnouncer key={categoryId} state={data?.state} />
      {isUnknown ? (
        <CategoryNotFound />
      ) : (
        <Loaded of={chapter} loading={copy.loading} failed={(why) => unreadable(why, 'answers')}>
          {(read) => {
            const view = viewOf(read)
            return (
              <>
                {view.kind === 'answers' ? (
                  <div className="flex flex-col gap-5">
                    <UnfinishedNotice view={view} />
                    <QuestionAccordion key={categoryId} questions={read.questions} />
                    <p className="text-sm text-ink-3">{copy.category.footer}</p>
                  </div>
                ) : (
                  <WithoutAnswers kind={view.kind} onRefresh={() => void refetch()} />
                )}
                <CategoryNeighbours categories={categories} categoryId={categoryId} />
              </>
            )
          }}
        </Loaded>
      )}
    </Page>
  )
}

/** From one chapter to the next, the reader starts at its heading. */
function useFocusOnTurning(categoryId: string, page: React.RefObject<HTMLElement | null>) {
  const before = useRef(categoryId)
  useEffect(() => {
    if (before.current !== categoryId) page.current?.querySelector('h1')?.focus()
    before.current = categoryId
  }, [categoryId, page])
}
