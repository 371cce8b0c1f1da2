import type { AccountPrivacy } from '@astrarium/contracts'
import { formatDate, formatLocalDate } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.sees
const at = (instant: string) => formatDate(instant, { dateStyle: 'long', timeStyle: 'short' })

/** What the person agreed to, towards this house and towards people of their Circle. */
export function ConsentsRow({ account: { consents, sharing } }: { account: AccountPrivacy }) {
  return (
    <SettingRow label={copy.consents}>
      {consents.length + sharing.length === 0 && <p className="text-sm text-ink-2">{copy.noConsents}</p>}
      <ul className="flex flex-col gap-2 text-sm text-ink-2">
        {consents.map((terms) => (
          <li key={terms.version}>
            {copy.terms(formatLocalDate(terms.version))}
            <span className="block text-ink-3">{copy.agreedAt(at(terms.at))}</span>
          </li>
        ))}
        {sharing.map(({ to, scope, version, hasPhoto, givenAt, withdrawnAt }) => (
          <li key={`${givenAt} ${to}`}>
            {copy.shows(
              to ?? copy.unlinked,
              hasPhoto ? copy.andPhoto(copy.scopes[scope]) : copy.scopes[scope],
              formatLocalDate(version),
            )}
            <span className="block text-ink-3">
              {copy.agreedAt(at(givenAt))}
              {withdrawnAt && ` · ${copy.withdrawnAt(at(withdrawnAt))}`}
            </span>
          </li>
        ))}
      </ul>
    </SettingRow>
  )
}
