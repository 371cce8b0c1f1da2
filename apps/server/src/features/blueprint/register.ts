import { exported, opened, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { blueprintAnswers, blueprints } from './tables.ts'

export const blueprintRegister = [
  registered(blueprints, 'How far your blueprint is', {
    userId: whose,
    state: exported,
    birthSealed: opened(sealed.chartKey),
    startedAt: exported,
    touchedAt: exported,
  }),
  registered(blueprintAnswers, 'The answers of your blueprint', {
    userId: whose,
    questionId: exported,
    answerSealed: opened(sealed.answer),
    generatedAt: exported,
  }),
]
