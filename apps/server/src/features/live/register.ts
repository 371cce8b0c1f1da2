import { erased, registered, whose } from '../../platform/db/register.ts'
import { circleEvents } from './tables.ts'

const passing = erased('says that something changed, and goes after a day')

export const liveRegister = [
  registered(circleEvents, 'That something of your Circle changed, for a day', {
    id: passing,
    seq: passing,
    userId: whose,
    addressHash: passing,
    subject: passing,
    subjectId: passing,
    change: passing,
  }),
]
