import { exported, opened, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { foresightInsights } from './tables.ts'

export const foresightRegister = [
  registered(foresightInsights, 'Your forecasts', {
    id: exported,
    userId: whose,
    readingSealed: opened(sealed.reading),
    ribbonSealed: opened(sealed.ribbon),
    isSaved: exported,
    createdAt: exported,
  }),
]
