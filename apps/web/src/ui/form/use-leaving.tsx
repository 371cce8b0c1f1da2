import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { words } from '../../words/index.ts'

// asked for at once and not waited for: there also where the line breaks while somebody writes
const confirming = import('../confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await confirming).ConfirmDialog }))
const copy = words.common.leave

/** Asks before words are thrown away; `question` stands within the form's dialog. */
export function useLeaving(
  isTyped: boolean,
  onLeave: () => void,
): { leave: () => void; question: ReactNode } {
  const [isAsked, setIsAsked] = useState(false)
  return {
    leave: () => (isTyped ? setIsAsked(true) : onLeave()),
    question: isAsked && (
      <Suspense fallback={null}>
        <ConfirmDialog
          title={copy.title}
          description={copy.text}
          confirm={{ label: copy.discard, variant: 'danger', onPress: onLeave }}
          onClose={() => setIsAsked(false)}
        />
      </Suspense>
    ),
  }
}
