import {
  blueprintAnswer,
  blueprintQuestions,
  dailyInsight,
  foresight,
} from '../../packages/arion/src/index.ts'
import type { ChartedAsker, UsedPhrase } from '../../packages/arion/src/index.ts'
import type { Sky } from '../../packages/sky/src/index.ts'

/** The three readings as Arion makes them, without server and database. */
export const KINDS: Record<string, (sky: Sky, asker: ChartedAsker, at: Date) => void> = {
  insight: (sky, asker, at) => void dailyInsight(sky, { asker, at, usedPhrases: [] }),
  foresight(sky, asker, at) {
    if (foresight(sky, { asker, at, usedPhrases: [], timeline: '5 Years' }).kind !== 'foresight')
      throw new Error('No forecast')
  },
  blueprint(sky, asker, at) {
    const told: UsedPhrase[] = []
    for (const { id } of blueprintQuestions())
      told.push(...blueprintAnswer(sky, { asker, at, usedPhrases: told, questionId: id }).usedPhrases)
  },
}
