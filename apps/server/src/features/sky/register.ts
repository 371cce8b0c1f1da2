import { exported, exportedOnly, kept, opened, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { dailyTransits, personalDays, userDailyTransits } from './tables.ts'

const everybodys = kept('the sky of a day, the same for everybody', 'this server ends')

export const skyRegister = [
  registered(userDailyTransits, 'The transits of your days', {
    id: exported,
    userId: whose,
    forDate: exported,
    transitsSealed: opened(sealed.transits),
    createdAt: exported,
  }),
  registered(personalDays, 'Which date it is where you live', {
    userId: whose,
    day: exportedOnly,
    endsAt: exportedOnly,
  }),
  registered(dailyTransits, 'The sky of each day', {
    forDate: everybodys,
    moonPhase: everybodys,
    sky: everybodys,
    createdAt: everybodys,
  }),
]
