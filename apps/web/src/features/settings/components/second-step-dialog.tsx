import { useState } from 'react'
import { encode } from 'uqr'
import { codeOf, errorCopy } from '../../../lib/error-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useBeginSecondStep, useConfirmSecondStep } from '../security-mutations.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const copy = words.secondStep.dialog

interface Begun {
  uri: string
  recoveryCodes: string[]
}

/** Three steps: who it is, the key for the app with a first code from it, and the recovery codes. */
export function SecondStepDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const begin = useBeginSecondStep()
  const [begun, setBegun] = useState<Begun>()
  const [isOn, setIsOn] = useState(false)
  if (!begun)
    return (
      <ConfirmDialog
        title={copy.begin}
        hasPassword={hasPassword}
        onConfirm={async (confirmation) => setBegun(await begin.mutateAsync(confirmation))}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOn ? copy.codes : copy.begin}
      {...(!isOn && { description: copy.scan })}
    >
      {isOn ? (
        <div className="flex flex-col gap-5">
          <RecoveryCodes codes={begun.recoveryCodes} />
          <Button onClick={onClose}>{copy.done}</Button>
        </div>
      ) : (
        <FirstCode uri={begun.uri} onOn={() => setIsOn(true)} />
      )}
    </Dialog>
  )
}

function FirstCode({ uri, onOn }: { uri: string; onOn: () => void }) {
  const confirm = useConfirmSecondStep()
  const form = useForm({
    values: { code: '' },
    validate: ({ code }) => ({ code: code.trim() ? undefined : words.secondStep.missing }),
    submit: async ({ code }) => {
      await confirm.mutateAsync(code.replaceAll(/\s/g, ''))
      onOn()
    },
    refusedBy: (error) => (codeOf(error) === 'code_wrong' ? { code: errorCopy(error) } : {}),
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      <QrCode text={uri} />
      <p className="text-sm text-ink-2">
        {copy.key}
        <span className="block font-mono text-base tracking-wide wrap-anywhere text-ink select-all">
          {new URL(uri).searchParams.get('secret')}
        </span>
      </p>
      <FormField form={form} name="code" label={copy.first} isRequired>
        {(control) => <TextInput {...control} inputMode="numeric" autoComplete="one-time-code" />}
      </FormField>
      <SubmitButton form={form} busyLabel={copy.busy}>
        {words.secondStep.row.turnOn}
      </SubmitButton>
    </Form>
  )
}

/** Dark on light in both themes, since many cameras read no other. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={copy.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
