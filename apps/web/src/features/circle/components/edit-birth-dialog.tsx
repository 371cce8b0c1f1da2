import type { BirthDetails, CircleMember } from '@astrarium/contracts'
import { words } from '../../../words/index.ts'
import { BirthDialog } from '../../birth/components/birth-dialog.tsx'
import type { BirthDraft } from '../../birth/birth-draft.ts'
import { useBirthDetails } from '../../birth/hooks/use-birth-details.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { WasRemoved } from './was-removed.tsx'

const copy = words.circle.member

/** Another birth, and with it another chart. It stays open until both are saved. */
export function EditBirthDialog({
  member,
  isGone,
  onClose,
}: {
  member: CircleMember
  /** whether they were removed while this was typed */
  isGone: boolean
  onClose: () => void
}) {
  const { opened, meanwhile, save } = useEdit(member)
  const birth = useBirthDetails({
    copy: words.birthOfMember,
    known: opened.birth as Partial<BirthDetails> | null,
    onFilled: async ({ details }) => {
      const outcome = await save({ birth: details })
      if (!outcome) onClose()
      return outcome
    },
  })
  return (
    <BirthDialog
      form={birth}
      title={words.circle.add.birth.title(opened.name)}
      description={words.circle.add.birth.text}
      save={copy.save}
      saving={copy.saving}
      isHeld={isGone}
      onClose={onClose}
    >
      {isGone && <WasRemoved name={opened.name} typed={inWords(birth.draft)} />}
      <MeanwhileNotice opened={opened} meanwhile={meanwhile} />
    </BirthDialog>
  )
}

function inWords({ date, time, place, timezone }: BirthDraft): string {
  return [...Object.values(date), ...Object.values(time), place.text, timezone].filter(Boolean).join(' ')
}
