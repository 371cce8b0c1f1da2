import { confirmEmailChange } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { StepHeading } from '../../auth/components/step-heading.tsx'

const copy = words.settings.changeEmail

/** Behind the link of either letter: a press confirms, so that a scanner of mail does not. */
export function ChangeEmail({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const confirm = useSingleMutation({
    mutationKey: ['change-email', token],
    mutationFn: () => call(confirmEmailChange, { token }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  if (confirm.isError || token === '')
    return (
      <>
        <StepHeading text={confirm.error ? errorCopy(confirm.error) : words.errors.confirmation_link_invalid}>
          {copy.failed}
        </StepHeading>
        <ToSettings />
      </>
    )
  if (confirm.data?.status === 'waiting')
    return <StepHeading text={copy.waiting[confirm.data.for]}>{copy.waiting.title}</StepHeading>
  if (confirm.data?.status === 'changed')
    return (
      <>
        <StepHeading text={copy.changed.text}>{copy.changed.title}</StepHeading>
        <ToSettings />
      </>
    )
  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Button busy={confirm.isPending} busyLabel={copy.busy} onClick={() => confirm.mutate()}>
        {copy.submit}
      </Button>
    </>
  )
}

function ToSettings() {
  return (
    <Link to="/sanctum/settings" className={buttonClass()}>
      {copy.settings}
    </Link>
  )
}
