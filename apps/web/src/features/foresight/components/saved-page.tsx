import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFocusWhenFewer } from '../../../lib/hooks/use-focus-when-fewer.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { words } from '../../../words/index.ts'
import { savedForesightsQuery } from '../queries.ts'
import { SavedItem } from './saved-item.tsx'

const { saved: copy, forecast, form } = words.foresight

/** All saved forecasts, newest first. */
export function SavedPage() {
  const page = useRef<HTMLDivElement>(null)
  const saved = useQuery(savedForesightsQuery())
  useFocusWhenFewer(saved.data?.foresights.length, page)
  return (
    <Page
      ref={page}
      isList
      title={copy.title}
      // its line is there before it is known
      description={
        saved.isPending ? '\u00A0' : saved.data && saved.data.total > 0 && copy.count(saved.data.total)
      }
      back={{ to: '/sanctum/foresight', label: forecast.back }}
    >
      <Loaded of={saved} loading={copy.loading} failed={copy.loadFailed}>
        {({ foresights }) =>
          foresights.length === 0 ? (
            <Empty />
          ) : (
            <ul className="flex flex-col gap-4">
              {foresights.map((each) => (
                <li key={each.id} className="grid">
                  <SavedItem forecast={each} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}

function Empty() {
  return (
    <Panel
      action={
        <Link to="/sanctum/foresight" className={buttonClass()}>
          {form.send}
        </Link>
      }
    >
      <p>{copy.empty}</p>
    </Panel>
  )
}
