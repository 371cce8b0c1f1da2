import { noop, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ChartSection } from '../../features/chart/components/chart-section.tsx'
import { BirthVersions } from '../../features/chart/components/lazy.tsx'
import { BirthInformation } from '../../features/profile/components/birth-information.tsx'
import { PhotoCard } from '../../features/profile/components/photo-card.tsx'
import { PersonalInformation } from '../../features/profile/components/personal-information.tsx'
import { profileQuery } from '../../features/profile/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/index.ts'

export const Route = createFileRoute('/sanctum/profile')({
  loader: ({ context: { queryClient } }) => void queryClient.query(profileQuery).catch(noop),
  component: ProfilePage,
})

function ProfilePage() {
  const copy = words.profile
  const profile = useQuery(profileQuery)
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Page title={copy.title} description={copy.description} back={{ to: '/sanctum', label: copy.back }}>
      <Loaded of={profile} loading={copy.loading} failed={copy.loadFailed} hasToast>
        {(known) => (
          <div className="flex flex-col gap-5">
            <PhotoCard profile={known} />
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <PersonalInformation profile={known} isEditing={isEditing} onEditingChange={setIsEditing} />
              <BirthInformation birth={known.birth} isEditing={isEditing}>
                <Suspense>
                  <BirthVersions />
                </Suspense>
              </BirthInformation>
            </div>
            <ChartSection profile={known} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
