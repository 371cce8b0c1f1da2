import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { viewOf } from '../blueprint-view.ts'
import { blueprintQuery, categoryQuery } from '../queries.ts'
import { PrintSheets } from './print-sheets.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { LoadFailed, WithoutAnswers } from './without-answers.tsx'

const copy = words.blueprint.print

/** The whole blueprint on paper. Opens the print dialog by itself, once, as soon as all of it is there. */
export function PrintPage() {
  usePageTitle(copy.pageTitle)
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
      error: all.find(({ isError }) => isError)?.error,
      retry: () => all.filter(({ isError }) => isError).forEach((one) => void one.refetch()),
    }),
  })
  const isReady = isReadable && chapters.ready
  usePrintOnce(isReady && data?.state === 'whole')

  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={copy.pageTitle}
          description={copy.hint}
          back={
            <Link to="/sanctum/blueprint" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              <ArrowLeft aria-hidden="true" size={18} />
              {copy.back}
            </Link>
          }
          aside={
            isReady && (
              <Button onClick={() => window.print()}>
                <Printer aria-hidden="true" size={18} />
                {copy.action}
              </Button>
            )
          }
        />
        {view?.kind === 'answers' && view.hasStopped && <UnfinishedNotice view={view} />}
      </div>
      {view && view.kind !== 'answers' ? (
        <WithoutAnswers kind={view.kind} onRefresh={() => void blueprint.refetch()} />
      ) : isReady ? (
        <PrintSheets name={name} generatedAt={data?.generatedAt ?? null} chapters={chapters.data} />
      ) : !data && blueprint.error ? (
        <LoadFailed error={blueprint.error} what="questions" onRetry={() => void blueprint.refetch()} />
      ) : chapters.error ? (
        <LoadFailed error={chapters.error} what="answers" onRetry={chapters.retry} />
      ) : (
        <PulseLoader label={view?.isWriting ? copy.waiting : words.blueprint.loading} />
      )}
    </>
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
