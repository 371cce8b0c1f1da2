import { erased, exportedOnly, registered, whose } from '../../platform/db/register.ts'
import type { RegisteredTable } from '../../platform/db/register.ts'
import type { privacyWords } from '../../words/index.ts'
import { askRegister } from '../ask/register.ts'
import { authRegister } from '../auth/register.ts'
import { billingRegister } from '../billing/register.ts'
import { blueprintRegister } from '../blueprint/register.ts'
import { circleRegister } from '../circle/register.ts'
import { dailyRegister } from '../daily/register.ts'
import { debugRegister } from '../debug/register.ts'
import { foresightRegister } from '../foresight/register.ts'
import { guideRegister } from '../guide/register.ts'
import { inviteRegister } from '../invite/register.ts'
import { liveRegister } from '../live/register.ts'
import { notesRegister } from '../notes/register.ts'
import { letterRegister } from '../letter/register.ts'
import { profileRegister } from '../profile/register.ts'
import { securityRegister } from '../security/register.ts'
import { skyRegister } from '../sky/register.ts'
import { dataExports, erasures } from './tables.ts'

const secret = erased('a secret of a link')

const ofOperator = erased('what the operator is told where it could not be done')

const privacyRegister = [
  registered(erasures, 'That you asked for your account to be erased', {
    userId: whose,
    requestedAt: exportedOnly,
    dueAt: exportedOnly,
    failure: ofOperator,
    failingSince: ofOperator,
    toldAt: ofOperator,
  }),
  registered(dataExports, 'Your newest archive, for 7 days', {
    userId: whose,
    state: exportedOnly,
    requestedAt: exportedOnly,
    archiveSealed: erased('an archive does not hold itself'),
    expiresAt: exportedOnly,
    tokenHash: secret,
  }),
]

/** Every table that there is, what is pointed at before what points at it. */
export const REGISTER: readonly RegisteredTable[] = [
  ...authRegister,
  ...securityRegister,
  ...letterRegister,
  ...profileRegister,
  ...billingRegister,
  ...skyRegister,
  ...circleRegister,
  ...inviteRegister,
  ...guideRegister,
  ...askRegister,
  ...notesRegister,
  ...liveRegister,
  ...dailyRegister,
  ...foresightRegister,
  ...blueprintRegister,
  ...debugRegister,
  ...privacyRegister,
]

/** The same as the privacy policy tells it. */
export const CHAPTERS: readonly [
  chapter: keyof typeof privacyWords.chapters,
  tables: readonly RegisteredTable[],
][] = [
  [
    'account',
    [...profileRegister, ...authRegister, ...securityRegister, ...letterRegister, ...privacyRegister],
  ],
  [
    'readings',
    [...skyRegister, ...guideRegister, ...dailyRegister, ...foresightRegister, ...blueprintRegister],
  ],
  ['conversations', [...askRegister, ...debugRegister]],
  ['circle', [...circleRegister, ...notesRegister, ...inviteRegister, ...liveRegister]],
  ['payments', billingRegister],
]
