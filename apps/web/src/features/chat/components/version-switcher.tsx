import type { ThreadMessage } from '@astrarium/contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useShowBranch } from '../mutations.ts'

const copy = words.chat.versions

/** "2 of 3", with the ways to the one before and the one after. Absent where there is only one. */
export function VersionSwitcher({
  message: { askId, versions },
  threadId,
  isBusy,
}: {
  message: ThreadMessage
  threadId: string
  isBusy: boolean
}) {
  const branch = useShowBranch(threadId)
  if (versions.length < 2) return null
  const at = versions.indexOf(askId)

  function step(by: number, label: string, Icon: typeof ChevronLeft) {
    const target = versions[at + by]
    return (
      <Button
        variant="ghost"
        size="icon"
        // a button that goes out under the finger would lose the focus
        aria-disabled={!target || isBusy || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => target && !isBusy && branch.mutate(target)}
        aria-label={label}
        title={label}
      >
        <Icon aria-hidden="true" size={17} />
      </Button>
    )
  }

  return (
    <div role="group" aria-label={copy.label} className="flex items-center text-ink-2">
      {step(-1, copy.earlier, ChevronLeft)}
      <span role="status" className="text-sm tabular-nums">
        {copy.place(at + 1, versions.length)}
      </span>
      {step(1, copy.later, ChevronRight)}
    </div>
  )
}
