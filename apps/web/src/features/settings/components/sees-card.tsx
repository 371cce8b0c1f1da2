import type { AccountPrivacy, Profile } from '@astrarium/contracts'
import { Suspense } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { later } from '../../../ui/later.tsx'
import { words } from '../../../words/index.ts'
import { useChangeSetting } from '../mutations.ts'
import { RestrictedRow } from './restricted-row.tsx'
import { SentButton } from './sent-button.tsx'
import { ConsentsRow } from './consents-row.tsx'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.sees
const SeesTable = later(async () => (await import('./sees-table.tsx')).SeesTable)

/** Consents, what an outside model is sent, and whether others find this person. */
export function SeesCard({ account, profile }: { account: AccountPrivacy; profile: Profile }) {
  const isFindable = profile.isFindable ?? false
  const change = useChangeSetting('isFindable', {
    done: isFindable ? copy.findableSaved.off : copy.findableSaved.on,
    failed: copy.findableFailed,
  })
  const model = profile.isRestricted ? null : account.model
  return (
    <Card id="who-sees" title={copy.title}>
      <Suspense fallback={<div className="min-h-96" />}>
        <SeesTable isFindable={isFindable} hasModel={model !== null} />
      </Suspense>
      <SettingRow label={copy.findable} note={copy.findableNote}>
        <Checkbox
          checked={isFindable}
          disabled={change.isPending}
          onCheckedChange={(wanted) => change.mutate({ isFindable: wanted })}
        >
          {copy.findable}
        </Checkbox>
      </SettingRow>
      <SettingRow
        label={copy.model}
        note={
          model !== null ? copy.sent(model) : account.model === null ? copy.noModel : copy.modelRestricted
        }
        action={<SentButton />}
      />
      <RestrictedRow isRestricted={profile.isRestricted} />
      <ConsentsRow account={account} />
    </Card>
  )
}
