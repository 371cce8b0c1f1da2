import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../platform/auth/tables.ts'
import { erased, exportedOnly, kept, registered, whose } from '../../platform/db/register.ts'
import { keyProofs, rateLimits, servers } from '../../platform/db/tables.ts'
import { emailChanges, pendingSignUps } from './tables.ts'

const secret = erased('a secret, or what a secret is checked by')
const inAccount = erased('gone or moved to the account when the address is confirmed, else after 7 days')
const nobodys = kept('says nothing of a person', 'this server ends')
const tries = kept('a hash and a count, against guessing', 'two hours later at most')

export const authRegister = [
  registered(users, 'Your email address and name', {
    id: exportedOnly,
    name: exportedOnly,
    email: exportedOnly,
    emailVerified: exportedOnly,
    image: exportedOnly,
    twoFactorEnabled: exportedOnly,
    createdAt: exportedOnly,
    updatedAt: exportedOnly,
  }),
  registered(sessions, 'Where you are signed in', {
    id: erased('the number of the row'),
    userId: whose,
    token: secret,
    expiresAt: exportedOnly,
    ipAddress: exportedOnly,
    userAgent: exportedOnly,
    createdAt: exportedOnly,
    updatedAt: exportedOnly,
  }),
  registered(accounts, 'How you sign in', {
    id: erased('the number of the row'),
    userId: whose,
    accountId: exportedOnly,
    providerId: exportedOnly,
    accessToken: secret,
    refreshToken: secret,
    idToken: secret,
    accessTokenExpiresAt: secret,
    refreshTokenExpiresAt: secret,
    scope: exportedOnly,
    password: secret,
    createdAt: exportedOnly,
    updatedAt: exportedOnly,
  }),
  registered(twoFactors, 'The second step of your sign-in', {
    id: erased('the number of the row'),
    userId: whose,
    secret,
    backupCodes: secret,
    verified: exportedOnly,
    failedVerificationCount: erased('stops guessing'),
    lockedUntil: erased('stops guessing'),
  }),
  registered(passkeys, 'Your passkeys', {
    id: erased('the number of the row'),
    userId: whose,
    name: exportedOnly,
    publicKey: secret,
    credentialID: secret,
    counter: secret,
    deviceType: exportedOnly,
    backedUp: exportedOnly,
    transports: exportedOnly,
    createdAt: exportedOnly,
    aaguid: erased('the make of a device'),
  }),
  registered(verifications, 'Links for a new password, for an hour', {
    id: secret,
    identifier: secret,
    value: secret,
    expiresAt: secret,
    createdAt: secret,
    updatedAt: secret,
  }),
  registered(pendingSignUps, 'A sign-up that waits for its address to be confirmed, for 7 days', {
    userId: whose,
    email: inAccount,
    name: inAccount,
    passwordHash: secret,
    secretHash: secret,
    tokenHash: secret,
    tokenExpiresAt: secret,
    birthSealed: inAccount,
    currentTimeZone: inAccount,
    termsVersion: inAccount,
    createdAt: inAccount,
    confirmedAt: inAccount,
  }),
  registered(emailChanges, 'A new address that waits to be confirmed at both, for a day', {
    userId: whose,
    newEmail: exportedOnly,
    oldTokenHash: secret,
    newTokenHash: secret,
    oldConfirmedAt: exportedOnly,
    newConfirmedAt: exportedOnly,
    requestedAt: exportedOnly,
    expiresAt: exportedOnly,
  }),
  registered(rateLimits, 'Attempts to sign in', { key: tries, points: tries, expire: tries }),
  registered(servers, 'The servers that are running', { id: nobodys, seenAt: nobodys }),
  registered(keyProofs, 'A check of the encryption keys', { keyId: nobodys, sealed: nobodys }),
]
