import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { useGenerateBlueprint } from '../mutations.ts'

const copy = words.blueprint.otherSettings

/** What stands was read from the chart as it was made before. */
export function OtherSettingsNotice() {
  const generate = useGenerateBlueprint()
  return (
    <Notice
      action={
        <Button
          variant="outline"
          size="sm"
          busy={generate.isPending}
          busyLabel={words.blueprint.begin.busy}
          onClick={() => generate.mutate()}
        >
          {copy.action}
        </Button>
      }
    >
      {copy.text}
    </Notice>
  )
}
