import { useState } from 'react'
import { isEmail } from '../../../../lib/is-email.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { words } from '../../../../words/index.ts'
import { TheyMaySee } from './they-may-see.tsx'

const copy = words.circleLinks.invitation

interface Invitation {
  isInviting: boolean
  email: string
}

/** A letter, if it is wished for, and to which address; without the wish there is none. */
export function InvitationFields({
  isInviting,
  email,
  onChange,
}: Invitation & { onChange: (invitation: Invitation) => void }) {
  const [wasLeft, setWasLeft] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        checked={isInviting}
        onCheckedChange={(isChecked) => onChange({ isInviting: isChecked, email: '' })}
      >
        {copy.checkbox}
      </Checkbox>
      {isInviting && (
        <>
          <Field
            label={copy.email}
            hint={copy.hint}
            error={wasLeft && !isEmail(email) ? copy.emailMissing : undefined}
            isRequired
          >
            <TextInput
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => onChange({ isInviting, email: event.target.value })}
              onBlur={() => setWasLeft(true)}
            />
          </Field>
          <TheyMaySee />
        </>
      )}
    </div>
  )
}
