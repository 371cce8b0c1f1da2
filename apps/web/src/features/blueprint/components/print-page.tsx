import { useQueries, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { unreadable } from '../error-copy.ts'
import { viewOf } from '../blueprint-view.ts'
import { blueprintQuery, categoryQuery } from '../queries.ts'
import { PrintSheets } from './print-sheets.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { WithoutAnswers } from './without-answers.tsx'

const { print: copy, loading } = words.blueprint

/** The whole blueprint on paper. Opens the print dialog by itself, once, as soon as all of it is there. */
export function PrintPage() {
  const name = useQuery(sessionQuery).data?.user?.name ?? ''
  const blueprint = useQuery(blueprintQuery)
  const { data } = blueprint
  const view = data && viewOf(data)
  const isReadable = view?.kind === 'answers' && !view.isWriting && !blueprint.isFetching
  const chapters = useQueries({
    queries: (data?.categories ?? []).map(({ id }) => ({
      ...categoryQuery(id),
      enabled: isReadable,
      refetchInterval: false as const,
    })),
    combine: (all) => ({
      // what was kept from before may be of another chart
      ready: all.length > 0 && all.every(({ isSuccess, isFetching }) => isSuccess && !isFetching),
      data: all.flatMap(({ data: chapter }) => chapter ?? []),
      isError: all.some(({ isError }) => isError),
      error: all.find(({ isError }) => isError)?.error,
      refetch: () => all.filter(({ isError }) => isError).forEach((one) => void one.refetch()),
    }),
  })
  const isReady = isReadable && chapters.ready
  usePrintOnce(isReady && data?.state === 'whole')

  return (
    <Page
      title={copy.pageTitle}
      description={copy.hint}
      back={{ to: '/sanctum/blueprint', label: copy.back }}
      aside={
        isReady && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            {copy.action}
          </Button>
        )
      }
      className="print:[&>header]:hidden"
    >
      {view?.kind === 'answers' && view.hasStopped && (
        <div className="print:hidden">
          <UnfinishedNotice view={view} />
        </div>
      )}
      {view && view.kind !== 'answers' ? (
        <WithoutAnswers kind={view.kind} onRefresh={() => void blueprint.refetch()} />
      ) : (
        <Loaded of={blueprint} loading={loading} failed={(error) => unreadable(error, 'questions')}>
          {({ generatedAt }) => (
            <Loaded
              of={{ ...chapters, data: isReady ? chapters.data : undefined }}
              loading={view?.isWriting ? copy.waiting : loading}
              failed={(error) => unreadable(error, 'answers')}
            >
              {(written) => <PrintSheets name={name} generatedAt={generatedAt} chapters={written} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Page>
  )
}

function usePrintOnce(isReady: boolean) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    void document.fonts.ready.then(() => window.print())
  }, [isReady])
}
