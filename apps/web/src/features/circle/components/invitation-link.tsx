import { eraseInvitation } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { codeOf, errorCopy } from '../../../lib/error-copy.ts'
import { useRemoval } from '../../../lib/hooks/use-removal.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { invitationQuery } from '../link-queries.ts'

const copy = words.circleLinks.link

/** What the link of an invitation opens, for somebody with an account or without. */
export function InvitationLink({ token }: { token: string }) {
  const invitation = useQuery(invitationQuery(token))
  const session = useQuery(sessionQuery)
  const [isErased, setIsErased] = useState<'erase' | 'block' | null>(null)
  const erase = useRemoval(invitationQuery(token).queryKey, {
    mutationFn: (how: 'erase' | 'block') => call(eraseInvitation, { token, how }),
    onSuccess: (_, how) => setIsErased(how),
    onError: (error) => void toast.destructive(errorCopy(error)),
  })
  if (isErased)
    return (
      <div role="status">
        <h1 className="text-2xl">{copy.erased.title}</h1>
        <p className="mt-3 text-ink-2">{isErased === 'block' ? copy.erased.blocked : copy.erased.text}</p>
      </div>
    )
  if (token === '' || ['invitation_gone', 'bad_request'].includes(codeOf(invitation.error)))
    return (
      <>
        <h1 className="text-2xl">{copy.gone}</h1>
        <p className="mt-3 text-ink-2">{words.errors.invitation_gone}</p>
        <a href="/" className={`${buttonClass()} mt-6 w-full`}>
          {words.common.notFound.home}
        </a>
      </>
    )
  if (invitation.isError)
    return <LoadFailed onRetry={() => invitation.refetch()}>{errorCopy(invitation.error)}</LoadFailed>
  if (!invitation.data || session.isPending) return <PulseLoader label={copy.loading} />
  return (
    <>
      <h1 className="text-2xl break-words">{copy.title(invitation.data.senderName)}</h1>
      <p className="mt-3 text-ink-2">{copy.text}</p>
      {session.data?.user ? (
        <Link to="/sanctum/circle" search={{ requests: true }} className={`${buttonClass()} mt-6 w-full`}>
          {copy.open}
        </Link>
      ) : (
        <>
          <p className="mt-3 text-ink-2">{copy.howNew}</p>
          <div className="mt-6 flex flex-col gap-3">
            <Link to="/signup" className={buttonClass()}>
              {copy.signUp}
            </Link>
            <Link
              to="/login"
              search={{ next: '/sanctum/circle?requests=true' }}
              className={buttonClass({ variant: 'outline' })}
            >
              {copy.logIn}
            </Link>
          </div>
        </>
      )}
      <section className="mt-8 border-t border-line pt-5">
        <h2 className="text-lg">{copy.noThanks}</h2>
        <div className="mt-3 flex flex-col gap-3">
          {(['erase', 'block'] as const).map((how) => (
            <Button
              key={how}
              variant="outline"
              busy={erase.isPending && erase.variables === how}
              busyLabel={copy.erasing}
              disabled={erase.isPending}
              onClick={() => erase.mutate(how)}
            >
              {copy[how]}
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}
