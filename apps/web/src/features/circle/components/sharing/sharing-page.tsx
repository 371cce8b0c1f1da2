import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { together } from '../../../../lib/asked.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { words } from '../../../../words/index.ts'
import { useUpdateProfile } from '../../../profile/mutations.ts'
import { profileQuery } from '../../../profile/queries.ts'
import { sharingQuery } from '../../link-queries.ts'
import { circleQuery } from '../../queries.ts'
import { SharingCard } from './sharing-card.tsx'

const copy = words.circleLinks.sharing

/** For each linked person all that they are told, read from what they are answered, and how to end it. */
export function SharingPage() {
  const sharing = useQuery(sharingQuery)
  const members = useQuery(circleQuery)
  const { data: profile } = useQuery(profileQuery)

  return (
    <Page isList title={copy.name} description={copy.text} back={{ to: '/sanctum/circle', label: copy.back }}>
      <div className="flex flex-col gap-5">
        <Loaded
          of={together({ sharing, members })}
          // as high as the first screen, so that nothing which stands below it is seen to move
          loading={<PulseLoader label={copy.loading} room="min-h-[80dvh]" />}
          failed={copy.failed}
        >
          {(known) =>
            known.sharing.links.length === 0 ? (
              <Panel
                action={
                  <Link to="/sanctum/circle" className={buttonClass()}>
                    {copy.back}
                  </Link>
                }
              >
                <p>{copy.empty}</p>
              </Panel>
            ) : (
              known.sharing.links.map((link) => (
                <SharingCard
                  key={link.memberId}
                  link={link}
                  name={known.members.find(({ id }) => id === link.memberId)?.name ?? ''}
                />
              ))
            )
          }
        </Loaded>
        {profile && <FindingCard isFindable={profile.isFindable === true} />}
      </div>
    </Page>
  )
}

/** Whether others may find somebody by their address. */
function FindingCard({ isFindable }: { isFindable: boolean }) {
  const update = useUpdateProfile('findable')
  const { findable } = words.circleLinks
  return (
    <Card title={copy.finding}>
      <Checkbox
        checked={isFindable}
        disabled={update.isPending}
        onCheckedChange={(wanted) =>
          update.mutate(
            { isFindable: wanted },
            {
              onSuccess: () => void toast.success(findable.saved[wanted ? 'yes' : 'no']),
              onError: () => void toast.destructive(findable.failed),
            },
          )
        }
      >
        {findable.toggle}
      </Checkbox>
      <p className="mt-1 text-sm text-ink-2">{findable.text}</p>
    </Card>
  )
}
