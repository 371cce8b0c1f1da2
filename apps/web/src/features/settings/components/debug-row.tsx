import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { DebugPanel } from '../../debug/components/lazy.tsx'
import { debugAccessQuery } from '../../debug/queries.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.data

/** For those who may see what stood behind their answers. */
export function DebugRow() {
  const canDebug = useQuery(debugAccessQuery).data?.canDebug ?? false
  const [isOpen, setIsOpen] = useState(false)
  if (!canDebug) return null
  return (
    <SettingRow
      label={copy.debug}
      note={copy.debugNote}
      action={
        <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
          {words.debug.open}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={null}>
          <DebugPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SettingRow>
  )
}
