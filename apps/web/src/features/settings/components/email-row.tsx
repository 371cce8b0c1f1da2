import type { AccountPrivacy } from '@astrarium/contracts'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { useCancelEmailChange } from '../mutations.ts'
import { FactRow } from './fact-row.tsx'

const copy = words.settings.email
const EmailDialog = later(async () => (await import('./email-dialog.tsx')).EmailDialog)

/** The address of the account, and one that it is to move to. */
export function EmailRow({ account: { email, emailChange, hasPassword } }: { account: AccountPrivacy }) {
  const [isChanging, setIsChanging] = useState(false)
  const cancel = useCancelEmailChange()
  return (
    <>
      <FactRow
        label={words.settings.account.email}
        note={
          emailChange
            ? `${copy.waiting(emailChange.newEmail)} ${stillToDo(emailChange)}`
            : words.settings.account.confirmed
        }
        action={
          emailChange ? (
            <Button variant="outline" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {copy.cancel}
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setIsChanging(true)}>
              {copy.title}
            </Button>
          )
        }
      >
        {email}
      </FactRow>
      {isChanging && (
        <Suspense fallback={null}>
          <EmailDialog hasPassword={hasPassword} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  )
}

function stillToDo({ isOldConfirmed, isNewConfirmed }: NonNullable<AccountPrivacy['emailChange']>): string {
  if (isOldConfirmed) return copy.stillNew
  return isNewConfirmed ? copy.stillOld : copy.stillBoth
}
