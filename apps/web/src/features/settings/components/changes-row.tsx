import { useQuery } from '@tanstack/react-query'
import { formatRelative } from '../../../lib/format.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { words } from '../../../words/index.ts'
import { accountChangesQuery } from '../queries.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.changes

/** What was changed in the account, by its owner or by an operator. */
export function ChangesRow() {
  const changes = useQuery(accountChangesQuery)
  return (
    <SettingRow label={copy.title} note={copy.note}>
      <Loaded of={changes} loading={words.settings.loading} failed={words.settings.loadFailed}>
        {(items) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-2">{copy.none}</p>
          ) : (
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
          )
        }
      </Loaded>
    </SettingRow>
  )
}
