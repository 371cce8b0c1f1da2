import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { ChartSection } from '../../features/chart/components/chart-section.tsx'
import { BirthVersions } from '../../features/chart/components/lazy.tsx'
import { BirthInformation } from '../../features/profile/components/birth-information.tsx'
import { PhotoCard } from '../../features/profile/components/photo-card.tsx'
import { PersonalInformation } from '../../features/profile/components/personal-information.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { usePageTitle } from '../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PulseLoader } from '../../ui/pulse-loader.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'

export const Route = createFileRoute('/sanctum/profile')({
  loader: ({ context: { queryClient } }) => void queryClient.query(profileQuery).catch(noop),
  component: ProfilePage,
})

function ProfilePage() {
  const copy = words.profile
  usePageTitle(copy.title)
  const profile = useQuery(profileQuery)
  const [isEditing, setIsEditing] = useState(false)

  useEffect(() => {
    if (profile.isError) toast.destructive(copy.loadFailed.title, copy.loadFailed.text)
  }, [profile.isError, copy])

  return (
    <>
      <PageHeader
        title={copy.title}
        description={copy.description}
        back={
          <Link to="/sanctum" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <ArrowLeft aria-hidden="true" size={18} />
            {copy.back}
          </Link>
        }
      />
      {profile.data ? (
        <div className="flex flex-col gap-5">
          <PhotoCard profile={profile.data} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <PersonalInformation
              profile={profile.data}
              isEditing={isEditing}
              onEditingChange={setIsEditing}
            />
            <BirthInformation birth={profile.data.birth} isEditing={isEditing}>
              <Suspense>
                <BirthVersions />
              </Suspense>
            </BirthInformation>
          </div>
          <ChartSection profile={profile.data} />
        </div>
      ) : profile.isError ? (
        <LoadFailed onRetry={() => profile.refetch()}>{copy.loadFailed.text}</LoadFailed>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
    </>
  )
}
