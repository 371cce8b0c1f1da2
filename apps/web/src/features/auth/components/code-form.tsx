import { codeOf, errorCopy } from '../../../lib/error-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useLogInWithCode } from '../second-step-mutations.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.secondStep

/** The second step of a log-in: a code of the app, or a recovery code. */
export function CodeForm({ onDone, onAgain }: { onDone: () => Promise<void>; onAgain: () => void }) {
  const logIn = useLogInWithCode({ onDone, onAgain })
  const form = useForm({
    values: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? undefined : copy.missing }),
    submit: ({ code }) => logIn.mutateAsync(code.trim()),
    refusedBy: (error) => (codeOf(error) === 'code_wrong' ? { code: errorCopy(error) } : {}),
  })
  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="code" label={copy.code} hint={copy.hint} isRequired>
          {(control) => <TextInput {...control} autoComplete="one-time-code" />}
        </FormField>
        <SubmitButton form={form} busyLabel={words.auth.logIn.busy}>
          {words.auth.logIn.submit}
        </SubmitButton>
        <Button variant="ghost" onClick={onAgain}>
          {copy.again}
        </Button>
      </Form>
    </>
  )
}
