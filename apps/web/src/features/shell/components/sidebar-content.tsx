import { useQuery } from '@tanstack/react-query'
import { words } from '../../../words/index.ts'
import { appInfoQuery } from '../../auth/queries.ts'
import { AsksRemaining } from '../../billing/components/asks-remaining.tsx'
import { PlanBox } from '../../billing/components/plan-box.tsx'
import { Navigation } from './navigation.tsx'

const copy = words.shell

/** What sidebar and drawer have in common. */
export function SidebarContent({
  isCollapsed = false,
  onFollow,
}: {
  isCollapsed?: boolean
  onFollow?: () => void
}) {
  const app = useQuery(appInfoQuery)
  return (
    <>
      <Navigation isCollapsed={isCollapsed} {...(onFollow ? { onFollow } : {})} />
      {!isCollapsed && (
        <div className="mt-auto flex flex-col gap-4 pt-8">
          <PlanBox {...(onFollow ? { onFollow } : {})} />
          <AsksRemaining />
          <p className="flex flex-col px-1 text-xs text-ink-3">
            {app.data && (
              <a
                className="inline-flex min-h-8 items-center self-start underline-offset-2 hover:text-ink hover:underline"
                href={app.data.sourceUrl}
              >
                {copy.source}
              </a>
            )}
            <a
              className="inline-flex min-h-8 items-center self-start underline-offset-2 hover:text-ink hover:underline"
              href="https://www.geonames.org/"
            >
              {copy.places}
            </a>
          </p>
        </div>
      )}
    </>
  )
}
