import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'

const copy = words.circle.member.removedElsewhere

/** Somebody was removed while words about them were typed: these stay, and can be taken along. */
export function WasRemoved({ name, typed }: { name: string; typed: string }) {
  async function take() {
    try {
      await navigator.clipboard.writeText(typed)
      toast.success(words.answer.copied)
    } catch {
      toast.destructive(words.answer.copyFailed)
    }
  }
  return (
    <Notice
      kind="error"
      title={copy.title(name)}
      className="mb-5"
      action={
        <Button variant="outline" size="sm" disabled={typed.trim() === ''} onClick={() => void take()}>
          {copy.copy}
        </Button>
      }
    >
      {copy.text}
    </Notice>
  )
}
