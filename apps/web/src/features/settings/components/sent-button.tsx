import { Suspense, lazy, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'

const SentDialog = lazy(() => import('./sent-dialog.tsx').then((file) => ({ default: file.SentDialog })))

export function SentButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {words.settings.sees.showSent}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SentDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
