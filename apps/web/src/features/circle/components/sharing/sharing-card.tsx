import type { listSharing, ShareScope } from '@astrarium/contracts'
import { useState } from 'react'
import type { z } from 'zod'
import { formatDate } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { words } from '../../../../words/index.ts'
import { useChangeConsent, useUnlink } from '../../link-mutations.ts'
import { ScopeChoice } from '../scope-choice.tsx'
import { TheySee } from './they-see.tsx'

const copy = words.circleLinks.sharing

type SharingLink = z.output<(typeof listSharing)['output']>['links'][number]

/** One linked person: what they are told, what they may be told, and the end of it. */
export function SharingCard({ link, name }: { link: SharingLink; name: string }) {
  const { theySee, memberId } = link
  const [wish, setWish] = useState<ShareScope | null>(null)
  const [isUnlinking, setIsUnlinking] = useState(false)
  const change = useChangeConsent(memberId, name)
  const unlink = useUnlink(memberId, name, () => setIsUnlinking(false))
  const scope = wish ?? theySee.scope
  const isAnew = link.hasEarlierWords && scope === theySee.scope
  return (
    <Card title={name} aside={copy.linkedSince(formatDate(link.linkedAt))}>
      <div className="grid gap-7 lg:grid-cols-2">
        <TheySee shared={theySee} name={name} givenAt={link.givenAt} />
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (scope) change.mutate(scope, { onSuccess: () => setWish(null) })
          }}
        >
          <ScopeChoice
            legend={copy.choose(name)}
            scope={scope}
            onChange={setWish}
            disabled={change.isPending}
          />
          {link.hasEarlierWords && <p className="text-sm text-ink-2">{copy.earlierWords(name)}</p>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              size="sm"
              disabled={scope === null || (scope === theySee.scope && !isAnew)}
              busy={change.isPending && change.variables !== null}
            >
              {isAnew ? copy.agreeAnew : copy.save}
            </Button>
            {theySee.scope && (
              <Button
                variant="outline"
                size="sm"
                busy={change.isPending && change.variables === null}
                onClick={() => change.mutate(null, { onSuccess: () => setWish(null) })}
              >
                {copy.withdraw}
              </Button>
            )}
            <Button variant="danger" size="sm" onClick={() => setIsUnlinking(true)}>
              {copy.unlink}
            </Button>
          </div>
        </form>
      </div>
      {isUnlinking && (
        <ConfirmDialog
          title={copy.unlinkTitle(name)}
          description={copy.unlinkText(name)}
          confirm={{
            label: copy.unlink,
            onPress: () => unlink.mutate(),
            variant: 'danger',
            isBusy: unlink.isPending,
            busyLabel: copy.unlinking,
          }}
          onClose={() => setIsUnlinking(false)}
        />
      )}
    </Card>
  )
}
