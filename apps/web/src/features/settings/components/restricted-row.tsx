import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { words } from '../../../words/index.ts'
import { useChangeSetting } from '../mutations.ts'
import { SettingRow } from './setting-row.tsx'

const copy = words.settings.sees.restricted

/** Restricts the use of what is kept to what the service cannot do without. */
export function RestrictedRow({ isRestricted }: { isRestricted: boolean }) {
  const change = useChangeSetting('isRestricted', {
    done: isRestricted ? copy.saved.off : copy.saved.on,
    failed: words.settings.sees.findableFailed,
  })
  return (
    <SettingRow label={copy.label} note={copy.note}>
      <Checkbox
        checked={isRestricted}
        disabled={change.isPending}
        onCheckedChange={(wanted) => change.mutate({ isRestricted: wanted })}
      >
        {copy.wanted}
      </Checkbox>
    </SettingRow>
  )
}
