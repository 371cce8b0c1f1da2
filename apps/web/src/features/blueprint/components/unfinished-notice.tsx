import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import type { BlueprintView } from '../blueprint-view.ts'
import { useGenerateBlueprint } from '../mutations.ts'

const copy = words.blueprint

/** Some answers stand and others do not: they are on their way, or the writing has stopped. */
export function UnfinishedNotice({ view }: { view: Extract<BlueprintView, { kind: 'answers' }> }) {
  const generate = useGenerateBlueprint()
  if (view.isWriting) return <Notice>{copy.writing}</Notice>
  if (!view.hasStopped) return null
  return (
    <Notice
      kind="error"
      title={copy.stopped.title}
      action={
        <Button
          variant="outline"
          size="sm"
          busy={generate.isPending}
          busyLabel={copy.begin.busy}
          onClick={() => generate.mutate()}
        >
          {words.common.tryAgain}
        </Button>
      }
    >
      {copy.stopped.text}
    </Notice>
  )
}
