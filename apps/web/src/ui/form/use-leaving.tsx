import { useState } from 'react'
import type { ReactNode } from 'react'
import { words } from '../../words/index.ts'
// not a script of its own: it has to be there also where the line breaks while somebody writes
import { ConfirmDialog } from '../confirm-dialog.tsx'

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
      <ConfirmDialog
        title={copy.title}
        description={copy.text}
        confirm={{ label: copy.discard, variant: 'danger', onPress: onLeave }}
        onClose={() => setIsAsked(false)}
      />
    ),
  }
}
