import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { useEndSecondStep, useRenewRecoveryCodes } from '../security-mutations.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingRow } from './setting-row.tsx'

const copy = words.secondStep.row
// brings along what draws a QR code
const SecondStepDialog = later(async () => (await import('./second-step-dialog.tsx')).SecondStepDialog)

/** `codesLeft`: null where no code is asked for. */
export function SecondStepRow({
  codesLeft,
  hasPassword,
}: {
  codesLeft: number | null
  hasPassword: boolean
}) {
  const [asked, setAsked] = useState<'begin' | 'end' | 'renew' | null>(null)
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    setAsked(null)
    setCodes(undefined)
  }
  const end = useEndSecondStep(close)
  const renew = useRenewRecoveryCodes()
  const dialog = words.secondStep.dialog
  return (
    <>
      <SettingRow
        label={copy.title}
        note={codesLeft === null ? copy.off : noteFor(codesLeft)}
        action={
          codesLeft === null ? (
            <Button variant="outline" size="sm" onClick={() => setAsked('begin')}>
              {copy.turnOn}
            </Button>
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" size="sm" onClick={() => setAsked('renew')}>
                {copy.renew}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setAsked('end')}>
                {copy.turnOff}
              </Button>
            </div>
          )
        }
      />
      {asked === 'begin' && (
        <Suspense fallback={null}>
          <SecondStepDialog hasPassword={hasPassword} onClose={close} />
        </Suspense>
      )}
      {asked === 'end' && (
        <ConfirmDialog
          title={dialog.end}
          hasPassword={hasPassword}
          onConfirm={(confirmation) => end.mutateAsync(confirmation)}
          onClose={close}
        />
      )}
      {asked === 'renew' && !codes && (
        <ConfirmDialog
          title={dialog.renew}
          hasPassword={hasPassword}
          onConfirm={async (confirmation) => setCodes((await renew.mutateAsync(confirmation)).recoveryCodes)}
          onClose={close}
        />
      )}
      {codes && (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={dialog.renew}>
          <div className="flex flex-col gap-5">
            <RecoveryCodes codes={codes} />
            <Button onClick={close}>{dialog.done}</Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function noteFor(codesLeft: number): string {
  return codesLeft === 0 ? copy.noneLeft : copy.on(codesLeft)
}
