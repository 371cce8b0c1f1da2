import { ARCHIVE_MAX_MB } from '@astrarium/contracts'
import type { AccountPrivacy, Profile } from '@astrarium/contracts'
import { Download } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import type { FoundArchive } from '../found-archive.ts'
import { useFindInArchive, useRequestExport } from '../mutations.ts'
import { DownloadLink } from './download-link.tsx'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.data
const EraseDialog = later(async () => (await import('./erase-dialog.tsx')).EraseDialog)
// most people have none
const DebugRow = later(async () => (await import('./debug-row.tsx')).DebugRow)
const ImportDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog)

export function DataCard({
  account,
  profile,
  onErased,
}: {
  account: AccountPrivacy
  profile: Profile
  onErased: () => void
}) {
  const [isErasing, setIsErasing] = useState(false)
  return (
    <Card id="data" title={copy.title}>
      <ExportRow made={account.export} />
      <ImportRow profile={profile} />
      <Suspense fallback={null}>
        <DebugRow />
      </Suspense>
      {account.erasure === null && (
        <SettingRow
          label={copy.delete}
          note={copy.deleteNote}
          action={
            <Button variant="danger" size="sm" onClick={() => setIsErasing(true)}>
              {copy.deleteStart}
            </Button>
          }
        />
      )}
      {isErasing && (
        <Suspense fallback={null}>
          <EraseDialog account={account} onClose={() => setIsErasing(false)} onErased={onErased} />
        </Suspense>
      )}
    </Card>
  )
}

function ExportRow({ made }: { made: AccountPrivacy['export'] }) {
  const start = useRequestExport()
  return (
    <SettingRow
      label={copy.export}
      note={copy.exportNote}
      action={
        <Button
          variant="outline"
          size="sm"
          busy={start.isPending}
          disabled={made?.state === 'making'}
          onClick={() => start.mutate()}
        >
          <Download aria-hidden="true" size={18} />
          {copy.exportStart}
        </Button>
      }
    >
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2 empty:hidden"
      >
        {made?.state === 'making' && copy.exportMaking}
        {made?.state === 'failed' && copy.exportFailed}
        {made?.state === 'ready' && made.expiresAt !== null && (
          <>
            {copy.exportReady(formatDate(made.expiresAt))}
            <DownloadLink />
          </>
        )}
      </div>
    </SettingRow>
  )
}

function ImportRow({ profile }: { profile: Profile }) {
  const file = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<FoundArchive | null>(null)
  const find = useFindInArchive(setFound)
  return (
    <SettingRow
      label={copy.import}
      note={copy.importNote(ARCHIVE_MAX_MB)}
      action={
        <>
          <input
            ref={file}
            type="file"
            accept=".zip,.json"
            aria-label={copy.importChoose}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) find.mutate(chosen)
              // so that the same file can be chosen again
              target.value = ''
            }}
          />
          <Button
            variant="outline"
            size="sm"
            busy={find.isPending}
            busyLabel={copy.importReading}
            onClick={() => file.current?.click()}
          >
            {copy.importChoose}
          </Button>
          {found && (
            <Suspense fallback={null}>
              <ImportDialog found={found} profile={profile} onClose={() => setFound(null)} />
            </Suspense>
          )}
        </>
      }
    />
  )
}
