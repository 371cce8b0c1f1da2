import { formatDate } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { useUndoErasure } from '../mutations.ts'

const copy = words.settings.going

/** An account that goes, and the way back. */
export function GoingNotice({ dueAt }: { dueAt: string }) {
  const keep = useUndoErasure()
  return (
    <Notice
      className="mb-5"
      title={copy.title(formatDate(dueAt))}
      action={
        <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate()}>
          {copy.keep}
        </Button>
      }
    >
      {copy.text}
    </Notice>
  )
}
