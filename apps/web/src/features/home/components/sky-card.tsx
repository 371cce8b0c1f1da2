import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { TransitList } from '../../chart/components/transit-list.tsx'
import { transitsQuery } from '../../chart/queries.ts'

const copy = words.home.sky

/** What moves in the person's chart today. */
export function SkyCard() {
  const transits = useQuery(transitsQuery)
  const shown = transits.data?.transits
  return (
    <Card title={copy.title}>
      <p className="-mt-2 mb-5 text-ink-2">{shown?.length === 0 ? copy.none : copy.text}</p>
      {shown ? (
        shown.length > 0 && <TransitList transits={shown} />
      ) : transits.isError ? (
        <Notice
          kind="error"
          action={
            <Button variant="outline" size="sm" onClick={() => void transits.refetch()}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      ) : (
        <div className="flex flex-col gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
    </Card>
  )
}
