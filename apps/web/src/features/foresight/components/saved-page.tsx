import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { savedForesightsQuery } from '../queries.ts'
import { SavedItem } from './saved-item.tsx'

const copy = words.foresight.saved

/** All saved forecasts, newest first. */
export function SavedPage() {
  usePageTitle(copy.title)
  const page = useRef<HTMLDivElement>(null)
  const saved = useQuery(savedForesightsQuery())
  const forecasts = saved.data?.foresights
  useFocusWhenFewer(forecasts?.length, page)
  return (
    <ListPage
      ref={page}
      title={copy.title}
      description={saved.data && saved.data.total > 0 ? copy.count(saved.data.total) : undefined}
      back={
        <Link to="/sanctum/foresight" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {words.foresight.forecast.back}
        </Link>
      }
    >
      <Listing
        items={forecasts}
        isError={saved.isError}
        onRetry={() => saved.refetch()}
        failed={copy.loadFailed}
        empty={<Empty />}
        pending={<PulseLoader label={copy.loading} />}
      >
        {(shown) => (
          <ul className="flex flex-col gap-4">
            {shown.map((forecast) => (
              <li key={forecast.id} className="grid">
                <SavedItem forecast={forecast} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </ListPage>
  )
}

function Empty() {
  return (
    <div className="flex flex-col items-start gap-5 rounded-lg border border-line bg-surface p-7 shadow-card">
      <p className="text-ink-2">{copy.empty}</p>
      <Link to="/sanctum/foresight" className={buttonClass()}>
        {words.foresight.form.send}
      </Link>
    </div>
  )
}
