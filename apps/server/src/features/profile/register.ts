import {
  erased,
  exported,
  exportedOnly,
  opened,
  registered,
  whose,
  withZone,
} from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import type { StoredBirth } from './stored-birth.ts'
import { birthVersions, profilePhotos, profiles } from './tables.ts'

export const profileRegister = [
  registered(
    profiles,
    'Your name, birth details, chart and how it is made, what you told Arion, and your consent',
    {
      userId: whose,
      fullName: exported,
      personalContextSealed: opened(sealed.personalContext),
      birthSealed: withZone(opened(sealed.birth), ({ timezone }: StoredBirth) => timezone),
      birthChartSealed: opened(sealed.chart),
      chartSettingsSealed: opened(sealed.chartSettings),
      photoVersion: exported,
      currentTimeZone: withZone(exported, (zone: string) => zone),
      hasSeenWelcomeModal: exported,
      preparesDay: exported,
      isFindable: exportedOnly,
      termsVersion: exportedOnly,
      termsAcceptedAt: exportedOnly,
      updatedAt: erased('when the row was last written, which every edit changes'),
    },
  ),
  registered(birthVersions, 'Birth details that stood before you corrected them', {
    id: exported,
    userId: whose,
    birthSealed: withZone(opened(sealed.birthVersion), ({ timezone }: StoredBirth) => timezone),
    replacedAt: exported,
  }),
  registered(profilePhotos, 'Your photo', {
    userId: whose,
    photoSealed: opened(sealed.photo),
    updatedAt: erased('when the row was last written'),
  }),
]
