import type { CircleMember } from '@astrarium/contracts'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { savedMeanwhile } from '../saved-meanwhile.ts'

const copy = words.circle.member.changed

/** Somebody saved something else while this was typed: what stands there now, beside one's own words. */
export function MeanwhileNotice({
  opened,
  meanwhile,
}: {
  opened: CircleMember
  meanwhile: CircleMember | null
}) {
  if (!meanwhile) return null
  const saved = savedMeanwhile(opened, meanwhile)
  return (
    <Notice kind="error" title={copy.title} className="mb-5">
      <p>{copy.text}</p>
      <dl className="my-2">
        {saved.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt>{label}:</dt>
            <dd className="break-words whitespace-pre-line text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.keep}</p>
    </Notice>
  )
}
