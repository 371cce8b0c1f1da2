import { exportedOnly, openedOnly, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { debugInfo, debugRoles } from './tables.ts'

export const debugRegister = [
  registered(debugInfo, 'What stood behind an answer, for 30 days', {
    id: exportedOnly,
    userId: whose,
    askId: exportedOnly,
    threadId: exportedOnly,
    model: exportedOnly,
    temperature: exportedOnly,
    stream: exportedOnly,
    contextType: exportedOnly,
    questionCategory: exportedOnly,
    outcome: exportedOnly,
    detailsSealed: openedOnly(sealed.details),
    timestamp: exportedOnly,
    createdAt: exportedOnly,
  }),
  registered(debugRoles, 'Whether you may see what stood behind an answer', {
    userId: whose,
    grantedAt: exportedOnly,
  }),
]
