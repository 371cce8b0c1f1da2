import type { BirthVersion } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeInLine } from '../../../lib/birth-in-words.ts'
import { formatDate, formatLocalDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { words } from '../../../words/index.ts'
import { useRestoreBirth } from '../mutations.ts'
import { birthVersionsQuery } from '../queries.ts'

const copy = words.birthVersions

/** Birth details that stood before a correction, and the way back to them. */
export function BirthVersions() {
  const { data, isLoadingError, refetch } = useQuery(birthVersionsQuery)
  const [chosen, setChosen] = useState<BirthVersion | null>(null)
  const restore = useRestoreBirth(() => setChosen(null))

  if (isLoadingError)
    return (
      <p role="alert" className="mt-6 flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {copy.loadFailed}
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          {copy.retry}
        </Button>
      </p>
    )
  if (!data || data.versions.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-lg">{copy.title}</h3>
      <p className="mt-1 text-sm text-ink-3">{copy.text}</p>
      <ul className="mt-3">
        {data.versions.map((version) => (
          <li
            key={version.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
              {nameOf(version)}
              <span className="block text-sm text-ink-3">
                {copy.replaced(formatDate(version.replacedAt))}
              </span>
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-label={copy.restoreOf(nameOf(version))}
              onClick={() => setChosen(version)}
            >
              {copy.restore}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmDialog
          title={copy.confirm.title}
          description={copy.confirm.text(nameOf(chosen))}
          confirm={{
            label: copy.restore,
            onPress: () => restore.mutate(chosen.id),
            isBusy: restore.isPending,
            busyLabel: copy.confirm.restoring,
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}

function nameOf({ birth }: BirthVersion): string {
  return [formatLocalDate(birth.birthDate), timeInLine(birth), birth.birthPlace].join(' · ')
}
