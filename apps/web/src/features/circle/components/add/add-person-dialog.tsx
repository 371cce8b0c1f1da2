import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { words } from '../../../../words/index.ts'
import type { AdditionDraft } from '../../addition-draft.ts'
import { useAddition } from '../../hooks/use-addition.ts'
import { useSendInvitation } from '../../link-mutations.ts'
import { AboutStep } from './about-step.tsx'
import { AddedView } from './added-view.tsx'
import { AdditionFailed } from './addition-failed.tsx'
import { BirthStep } from './birth-step.tsx'
import { MakingView } from './making-view.tsx'
import { SearchStep } from './search-step.tsx'
import { WayStep } from './way-step.tsx'

const copy = words.circle.add

/** Four steps into the Circle: the way, the person, the birth, and the chart as it is made. */
export function AddPersonDialog({
  begins,
  draft,
  onChange,
  onAdded,
  onClose,
}: {
  /** with the ways that there are, or with the search */
  begins: 1 | 'search'
  draft: AdditionDraft
  onChange: (draft: AdditionDraft) => void
  onAdded: () => void
  onClose: () => void
}) {
  const [step, setStep] = useState<1 | 2 | 3 | 'search'>(begins)
  const invitation = useSendInvitation({ isSaid: true })
  const address = draft.isInviting ? draft.email.trim() : ''
  const addition = useAddition(({ id }) => {
    if (address) invitation.mutate({ inviteeEmail: address, circleMemberId: id })
    onAdded()
  })
  // the draft is cleared once they are added
  const { state, name } = addition
  const { relationshipTag } = draft

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={state.kind === 'working'}
      title={words.circle.addSomeone}
      description={copy.step(state.kind !== 'waiting' ? 4 : step === 'search' ? 2 : step)}
    >
      {state.kind === 'working' && (
        <MakingView
          name={name}
          progress={state.progress}
          invited={invitation.variables?.inviteeEmail ?? address}
        />
      )}
      {state.kind === 'failed' && <AdditionFailed {...state} name={name} onBack={addition.leave} />}
      {state.kind === 'added' && (
        <AddedView member={state.member} invitation={invitation} onClose={onClose} />
      )}
      {state.kind === 'waiting' && step === 1 && (
        <WayStep onManual={() => setStep(2)} onSearch={() => setStep('search')} />
      )}
      {state.kind === 'waiting' && step === 'search' && (
        <SearchStep onManual={() => setStep(2)} onBack={() => setStep(1)} onClose={onClose} />
      )}
      {state.kind === 'waiting' && step === 2 && (
        <AboutStep draft={draft} onChange={onChange} onBack={() => setStep(1)} onNext={() => setStep(3)} />
      )}
      {state.kind === 'waiting' && step === 3 && relationshipTag !== '' && (
        <BirthStep
          name={draft.name.trim()}
          kept={draft.birth}
          onChange={(birth) => onChange({ ...draft, birth })}
          onBack={() => setStep(2)}
          onFilled={(birth) =>
            addition.begin({
              name: draft.name.trim(),
              relationshipTag,
              contextDescription: draft.context.trim() || null,
              birth,
            })
          }
        />
      )}
    </Dialog>
  )
}
