import { errorCopy } from '../../../../lib/error-copy.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import type { useSendInvitation } from '../../link-mutations.ts'

const copy = words.circleLinks.invitation

/** What became of the letter to whoever was added. Nothing where none was wished for. */
export function InvitationStatus({ invitation }: { invitation: ReturnType<typeof useSendInvitation> }) {
  const { variables, error } = invitation
  if (!variables) return null
  const address = variables.inviteeEmail
  return (
    <div role="status" className="mt-4 text-sm text-ink-2">
      {invitation.isPending && copy.sending(address)}
      {invitation.isSuccess && copy.sent(address)}
      {error && (
        <>
          <p className="text-danger">{copy.notSent(address, errorCopy(error))}</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => invitation.mutate(variables)}>
            {copy.again}
          </Button>
        </>
      )}
    </div>
  )
}
