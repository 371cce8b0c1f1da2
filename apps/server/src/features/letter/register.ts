import { erased, registered, whose } from '../../platform/db/register.ts'
import { letters } from './tables.ts'

const onItsWay = erased('a letter on its way to you, gone when it has left')

export const letterRegister = [
  registered(letters, 'Letters on their way', {
    id: onItsWay,
    userId: whose,
    addressHash: onItsWay,
    letterSealed: onItsWay,
    state: onItsWay,
    createdAt: onItsWay,
    queuedAt: onItsWay,
    tries: onItsWay,
    failure: onItsWay,
  }),
]
