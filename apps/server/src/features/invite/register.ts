import { erased, exportedOnly, kept, openedOnly, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { blockedAddresses, circleBlocks, circleInvites } from './tables.ts'

const another = erased('the number of another account, which is theirs')
const hash = erased('a hash, by which an address or a link is known again')
const wish = kept('a hash of an address that wants no letters from anybody', 'its owner writes to us')

export const inviteRegister = [
  registered(circleInvites, 'Invitations that you sent', {
    id: exportedOnly,
    userId: whose,
    circleMemberId: exportedOnly,
    recipientUserId: another,
    recipientHash: hash,
    recipientSealed: openedOnly(sealed.recipient),
    senderNameSealed: openedOnly(sealed.senderName),
    messageSealed: openedOnly(sealed.message),
    relationshipTag: exportedOnly,
    status: erased('of one that was declined without a word its sender is shown that it waits'),
    shownStatus: exportedOnly,
    consentVersion: exportedOnly,
    tokenHash: hash,
    createdAt: exportedOnly,
    respondedAt: erased('tells that somebody declined without a word'),
    expiresAt: exportedOnly,
  }),
  registered(circleBlocks, 'To whom you said "never again"', {
    id: exportedOnly,
    userId: whose,
    otherUserId: another,
    addressHash: hash,
    nameSealed: openedOnly(sealed.blockedName),
    createdAt: exportedOnly,
  }),
  registered(blockedAddresses, 'Addresses that want no invitation', { addressHash: wish, createdAt: wish }),
]
