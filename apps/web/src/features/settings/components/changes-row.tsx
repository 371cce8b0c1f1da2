import { useQuery } from '@tanstack/react-query'
import { formatRelative } from '../../../lib/format.ts'
import { Listing } from '../../../ui/listing.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { accountChangesQuery } from '../queries.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.changes

/** What was changed in the account, by its owner or by an operator. */
export function ChangesRow() {
  const changes = useQuery(accountChangesQuery)
  return (
    <SettingRow label={copy.title} note={copy.note}>
      <Listing
        items={changes.data}
        isError={changes.isError}
        onRetry={() => changes.refetch()}
        failed={words.settings.loadFailed}
        empty={<p className="text-sm text-ink-2">{copy.none}</p>}
        pending={<PulseLoader label={words.settings.loading} />}
      >
        {(items) => (
          <ul className="flex flex-col gap-1 text-sm">
            {items.map(({ what, isByOperator, at }) => (
              <li key={`${what} ${at}`} className="flex flex-wrap justify-between gap-x-6">
                <span className="text-ink">
                  {isByOperator ? copy.byOperator(copy.what[what]) : copy.what[what]}
                </span>
                <time dateTime={at} className="text-ink-2">
                  {formatRelative(at)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </SettingRow>
  )
}
