import { exported, opened, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { circleMemberDailyInsights, dailyInsights, savedInsights } from './tables.ts'

export const dailyRegister = [
  registered(circleMemberDailyInsights, 'Your check-ins on people of your Circle', {
    id: exported,
    userId: whose,
    circleMemberId: exported,
    forDate: exported,
    readingSealed: opened(sealed.memberInsight),
    askId: exported,
    createdAt: exported,
  }),
  registered(dailyInsights, 'Your daily insights', {
    id: exported,
    userId: whose,
    forDate: exported,
    readingSealed: opened(sealed.insight),
    askId: exported,
    createdAt: exported,
  }),
  registered(savedInsights, 'Insights that you kept as notes', {
    id: exported,
    userId: whose,
    askId: exported,
    noteType: exported,
    contentSealed: opened(sealed.note),
    isCompleted: exported,
    isFavourite: exported,
    createdAt: exported,
  }),
]
