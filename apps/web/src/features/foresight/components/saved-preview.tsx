import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatInReading } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { LATEST, savedForesightsQuery } from '../queries.ts'

const copy = words.foresight.saved

/** The latest saved forecasts, and the way to all of them. */
export function SavedPreview() {
  const saved = useQuery(savedForesightsQuery(LATEST))
  const forecasts = saved.data?.foresights
  return (
    <Card
      title={copy.title}
      aside={
        forecasts &&
        forecasts.length > 0 && (
          <Link to="/sanctum/foresight/saved" className="link inline-flex min-h-11 items-center">
            {copy.viewAll}
          </Link>
        )
      }
    >
      <Loaded
        of={saved}
        failed={copy.loadFailed}
        loading={
          <div className="flex flex-col gap-2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        }
      >
        {({ foresights: shown }) =>
          shown.length === 0 ? (
            <p className="text-ink-2">{copy.empty}</p>
          ) : (
            <ul className="border-t border-line">
              {shown.map(({ id, themeTitle, timeline, createdAt }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    to="/sanctum/foresight/$forecastId"
                    params={{ forecastId: id }}
                    className="flex min-h-14 flex-col justify-center gap-0.5 py-3 text-ink no-underline hover:text-brass-hi"
                  >
                    <span className="font-display text-lg leading-snug break-words">{themeTitle}</span>
                    <span className="text-sm text-ink-2">
                      {timeline} · {formatInReading(createdAt)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
