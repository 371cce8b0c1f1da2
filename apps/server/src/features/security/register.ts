import { erased, exportedOnly, registered, whose } from '../../platform/db/register.ts'
import { accountChanges } from './tables.ts'

export const securityRegister = [
  registered(accountChanges, 'What was changed in your account, for a year', {
    id: erased('the number of the row'),
    userId: whose,
    what: exportedOnly,
    by: exportedOnly,
    at: exportedOnly,
  }),
]
