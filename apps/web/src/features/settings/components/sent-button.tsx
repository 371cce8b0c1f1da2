import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'

const SentDialog = later(async () => (await import('./sent-dialog.tsx')).SentDialog)

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
