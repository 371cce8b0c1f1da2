import {
  erased,
  exported,
  exportedOnly,
  opened,
  openedOnly,
  registered,
  whose,
  withZone,
} from '../../platform/db/register.ts'
import type { StoredBirth } from '../profile/stored-birth.ts'
import { sealed } from './sealed.ts'
import { circleConsents, circleLinks, circleMembers } from './tables.ts'

const another = erased('the number of another account, which is theirs')

export const circleRegister = [
  registered(circleMembers, 'The people of your Circle, as you entered them', {
    id: exported,
    userId: whose,
    sendId: exported,
    nameSealed: opened(sealed.name),
    nameFromUserId: another,
    relationshipTag: exported,
    contextDescriptionSealed: opened(sealed.contextDescription),
    ring: exported,
    ringSource: exported,
    ringReadingSealed: opened(sealed.ringReading),
    birthSealed: withZone(opened(sealed.birth), ({ timezone }: StoredBirth) => timezone),
    birthChartSealed: opened(sealed.chart),
    sunSignSealed: opened(sealed.sunSign),
    version: exported,
    createdAt: exported,
    updatedAt: exported,
  }),
  registered(circleLinks, 'With whom you are linked', {
    id: exportedOnly,
    pairId: exportedOnly,
    userId: whose,
    otherUserId: another,
    circleMemberId: exportedOnly,
    ringReadingSealed: openedOnly(sealed.sharedReading),
    shownSince: exportedOnly,
    createdAt: exportedOnly,
  }),
  registered(circleConsents, 'What you agreed to show to whom', {
    id: exportedOnly,
    userId: whose,
    toUserId: another,
    scope: exportedOnly,
    version: exportedOnly,
    givenAt: exportedOnly,
    withdrawnAt: exportedOnly,
  }),
]
