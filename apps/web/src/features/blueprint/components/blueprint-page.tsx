import { blueprintPaper } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useRef } from 'react'
import { formatInReading } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { unreadable } from '../error-copy.ts'
import { viewOf } from '../blueprint-view.ts'
import { blueprintQuery } from '../queries.ts'
import { CategoryCards } from './category-cards.tsx'
import { Completion } from './completion.tsx'
import { ConstellationMap } from './constellation-map.tsx'
import { OtherSettingsNotice } from './other-settings-notice.tsx'
import { StateAnnouncer } from './state-announcer.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { useKeptFocus } from '../hooks/use-kept-focus.ts'
import { WithoutAnswers } from './without-answers.tsx'

const copy = words.blueprint

/** The seven chapters: a constellation where there is room, cards where there is not. */
export function BlueprintPage() {
  const page = useRef<HTMLDivElement>(null)
  const blueprint = useQuery(blueprintQuery)
  const { data, refetch } = blueprint
  useKeptFocus(data && viewOf(data).kind, page)

  return (
    <Page
      ref={page}
      title={copy.title}
      tab={copy.pageTitle}
      description={copy.description}
      back={{ to: '/sanctum', label: copy.back }}
      aside={data?.hasChart && <Completion {...data} label={copy.progress} />}
    >
      <StateAnnouncer state={data?.state} />
      <Loaded of={blueprint} loading={copy.loading} failed={(error) => unreadable(error, 'questions')}>
        {(data) => {
          const view = viewOf(data)
          return (
            <div className="flex flex-col gap-5">
              {view.kind === 'answers' ? (
                <>
                  <UnfinishedNotice view={view} />
                  {data.isOfOtherSettings && !view.isWriting && <OtherSettingsNotice />}
                </>
              ) : (
                <WithoutAnswers kind={view.kind} onRefresh={() => void refetch()} />
              )}
              {data.hasChart && (
                <div className="@container">
                  <div className="hidden @min-[44rem]:block">
                    <ConstellationMap categories={data.categories} />
                  </div>
                  <div className="@min-[44rem]:hidden">
                    <CategoryCards categories={data.categories} />
                  </div>
                </div>
              )}
              {view.kind === 'answers' && (
                <footer className="flex flex-wrap items-center justify-between gap-4">
                  <p className="text-sm text-ink-3">
                    {data.generatedAt && copy.written(formatInReading(data.generatedAt))}
                  </p>
                  <div className="flex flex-wrap gap-2">
                    <a
                      href={blueprintPaper.path}
                      download
                      className={buttonClass({ variant: 'outline', size: 'sm' })}
                    >
                      {copy.print.download}
                    </a>
                    <Link
                      to="/sanctum/blueprint/print"
                      className={buttonClass({ variant: 'outline', size: 'sm' })}
                    >
                      <Printer aria-hidden="true" size={18} />
                      {copy.print.action}
                    </Link>
                  </div>
                </footer>
              )}
            </div>
          )
        }}
      </Loaded>
    </Page>
  )
}
