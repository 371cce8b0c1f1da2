import { exported, registered, whose } from '../../platform/db/register.ts'
import { toldUnits } from './tables.ts'

export const guideRegister = [
  registered(toldUnits, 'Which sentences Arion has said to you, so that none comes twice', {
    userId: whose,
    unit: exported,
    day: exported,
  }),
]
