import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../lib/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { balanceEntriesQuery } from '../queries.ts'

const copy = words.billing.entries
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const HOUR: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

/** Every Ask taken and given back. */
export function BalanceEntries() {
  const entries = useInfiniteQuery(balanceEntriesQuery)
  if (entries.isError && !entries.data)
    return <LoadFailed onRetry={() => entries.refetch()}>{copy.failed}</LoadFailed>
  if (!entries.data) return <PulseLoader label={copy.loading} />
  const rows = entries.data.pages.flatMap((page) => page.entries)
  if (rows.length === 0)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-ink-2">{copy.none}</p>
        <Link to="/sanctum/ask" className={buttonClass({ size: 'sm' })}>
          {copy.ask}
        </Link>
      </div>
    )
  return (
    <>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-left text-ink-2">
            <th scope="col" className="py-2 pr-3 font-normal">
              {copy.when}
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              {copy.what}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              {copy.change}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              {copy.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, reason, change, balance }) => (
            <tr key={id} className="border-t border-line">
              <td className="py-2.5 pr-3 text-ink-2">
                {/* on a phone the hour stands below the day */}
                <time dateTime={at} className="flex flex-wrap gap-x-3 whitespace-nowrap">
                  <span>{formatDate(at, DAY)}</span> <span>{formatDate(at, HOUR)}</span>
                </time>
              </td>
              <td className="py-2.5 pr-3 text-ink">{copy.reasons[reason]}</td>
              <td className="py-2.5 text-right tabular-nums">{change > 0 ? `+${change}` : `−${-change}`}</td>
              <td className="py-2.5 pl-3 text-right text-ink-2 tabular-nums">{balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.hasNextPage && (
        <Button
          variant="outline"
          className="mt-5"
          busy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </>
  )
}
