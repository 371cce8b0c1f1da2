import { fetchExportByLink } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { refusal, send } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { StepHeading } from '../../auth/components/step-heading.tsx'

const copy = words.settings.takeAlong

/** Behind the link of the letter: a press fetches the archive, once. */
export function TakeAlong({ token }: { token: string }) {
  const fetchOnce = useSingleMutation({
    mutationKey: ['take-along', token],
    mutationFn: async () => {
      const response = await send(fetchExportByLink, { token })
      if (!response.ok) throw await refusal(response)
      keep(
        await response.blob(),
        /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
      )
    },
  })
  if (fetchOnce.isSuccess) return <StepHeading text={copy.done.text}>{copy.done.title}</StepHeading>
  if (fetchOnce.isError || token === '')
    return (
      <>
        <StepHeading text={copy.failed.text}>{copy.failed.title}</StepHeading>
        <Link to="/sanctum/settings" className={buttonClass()}>
          {copy.settings}
        </Link>
      </>
    )
  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Button busy={fetchOnce.isPending} busyLabel={copy.busy} onClick={() => fetchOnce.mutate()}>
        {copy.download}
      </Button>
    </>
  )
}

function keep(file: Blob, name = 'astrarium.zip'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
