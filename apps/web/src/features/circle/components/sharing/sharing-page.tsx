import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { ListPage } from '../../../../ui/list-page.tsx'
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
  usePageTitle(copy.name)
  const sharing = useQuery(sharingQuery)
  const circle = useQuery(circleQuery)
  const { data: profile } = useQuery(profileQuery)
  const update = useUpdateProfile('findable')
  const nameOf = (memberId: string) => circle.data?.find(({ id }) => id === memberId)?.name ?? ''
  const isReady = sharing.data && circle.data

  return (
    <ListPage
      title={copy.name}
      description={copy.text}
      back={
        <Link to="/sanctum/circle" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {copy.back}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {isReady ? (
          sharing.data.links.length === 0 ? (
            <Card>
              <p className="text-ink-2">{copy.empty}</p>
            </Card>
          ) : (
            sharing.data.links.map((link) => (
              <SharingCard key={link.memberId} link={link} name={nameOf(link.memberId)} />
            ))
          )
        ) : sharing.isError || circle.isError ? (
          <LoadFailed onRetry={() => Promise.all([sharing.refetch(), circle.refetch()])}>
            {copy.failed}
          </LoadFailed>
        ) : (
          <PulseLoader label={copy.loading} />
        )}
        {profile && (
          <Card title={copy.finding}>
            <Checkbox
              checked={profile.isFindable === true}
              disabled={update.isPending}
              onCheckedChange={(isFindable) =>
                update.mutate(
                  { isFindable },
                  {
                    onSuccess: () =>
                      void toast.success(words.circleLinks.findable.saved[isFindable ? 'yes' : 'no']),
                    onError: () => void toast.destructive(words.circleLinks.findable.failed),
                  },
                )
              }
            >
              {words.circleLinks.findable.toggle}
            </Checkbox>
            <p className="mt-1 text-sm text-ink-2">{words.circleLinks.findable.text}</p>
          </Card>
        )}
      </div>
    </ListPage>
  )
}
