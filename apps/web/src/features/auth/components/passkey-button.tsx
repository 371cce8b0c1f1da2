import { KeyRound } from 'lucide-react'
import { canUsePasskeys } from '../../../lib/passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { useLogInWithPasskey } from '../second-step-mutations.ts'

export function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  const logIn = useLogInWithPasskey(onDone)
  if (!canUsePasskeys()) return null
  return (
    <Button variant="outline" className="w-full" busy={logIn.isPending} onClick={() => logIn.mutate()}>
      <KeyRound aria-hidden="true" size={18} />
      {words.secondStep.passkey}
    </Button>
  )
}
