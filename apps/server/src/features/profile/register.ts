import {
  erased,
  exported,
  exportedOnly,
  kept,
  opened,
  registered,
  whose,
  withOwnBirth,
  withZone,
} from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import type { StoredBirth } from './stored-birth.ts'
import { birthVersions, policyChanges, profilePhotos, profiles } from './tables.ts'

const birthOf = (column: typeof sealed.birth) =>
  withOwnBirth(
    withZone(opened(column), ({ timezone }: StoredBirth) => timezone),
    ({ birthDate }: StoredBirth) => birthDate,
  )

const announced = kept('what everybody was told by mail', 'as long as this server stands')

export const profileRegister = [
  registered(policyChanges, 'Changes of this policy and the terms, of which everybody was told', {
    id: announced,
    subject: announced,
    words: announced,
    appliesOn: announced,
    announcedAt: announced,
    told: announced,
    finishedAt: announced,
  }),
  registered(
    profiles,
    'Your name, birth details, chart and how it is made, what you told Arion, and your consent',
    {
      userId: whose,
      fullName: exported,
      personalContextSealed: opened(sealed.personalContext),
      birthSealed: birthOf(sealed.birth),
      birthChartSealed: opened(sealed.chart),
      chartSettingsSealed: opened(sealed.chartSettings),
      photoVersion: exported,
      currentTimeZone: withZone(exported, (zone: string) => zone),
      hasSeenWelcomeModal: exported,
      preparesDay: exported,
      isRestricted: exported,
      toldOfChangeId: exportedOnly,
      isFindable: exportedOnly,
      termsVersion: exportedOnly,
      termsAcceptedAt: exportedOnly,
      updatedAt: erased('when the row was last written, which every edit changes'),
    },
  ),
  registered(birthVersions, 'Birth details that stood before you corrected them', {
    id: exported,
    userId: whose,
    birthSealed: birthOf(sealed.birthVersion),
    replacedAt: exported,
  }),
  registered(profilePhotos, 'Your photo', {
    userId: whose,
    photoSealed: opened(sealed.photo),
    updatedAt: erased('when the row was last written'),
  }),
]
