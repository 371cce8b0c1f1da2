import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { cn } from '../../../lib/class-names.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { PinnedCircle } from '../../circle/components/pinned-circle.tsx'
import { SealStack } from '../../circle/components/seal-stack.tsx'
import { circleQuery } from '../../circle/queries.ts'
import { profileQuery } from '../../profile/queries.ts'

const copy = words.circle

/** Circle Insights: who is there, and the way to them. */
export function CircleCard() {
  const circle = useQuery(circleQuery)
  const members = circle.data
  const left = useQuery(profileQuery).data?.chart?.ascendant?.longitude ?? 0
  return (
    <Card title={copy.home.title} className="flex flex-col">
      {members ? (
        <div className="flex flex-1 flex-col items-start gap-4">
          <PinnedCircle members={members} left={left} className="size-40 self-center" />
          {members.length > 0 ? (
            <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
              <SealStack members={members} />
              <p className="text-ink-2">{copy.count(members.length)}</p>
            </div>
          ) : (
            <p className="text-ink-2">{copy.home.empty}</p>
          )}
          <div className="mt-auto flex w-full flex-wrap gap-3">
            <Link
              to="/sanctum/circle"
              className={cn(buttonClass({ variant: 'outline', size: 'sm' }), 'flex-1 basis-36')}
            >
              {members.length > 0 ? copy.home.open : copy.addSomeone}
            </Link>
            {members.length > 0 && (
              <Link
                to="/sanctum/circle/notes"
                className={cn(buttonClass({ variant: 'outline', size: 'sm' }), 'flex-1 basis-36')}
              >
                {copy.openNotes}
              </Link>
            )}
          </div>
        </div>
      ) : circle.isError ? (
        <LoadFailed onRetry={() => circle.refetch()} title={copy.failed.title}>
          {copy.failed.text}
        </LoadFailed>
      ) : (
        <Skeleton className="h-58" />
      )}
    </Card>
  )
}
