import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import type { getBlueprint } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { answeredQuestions } from '../repository.ts'
import { withCurrentBlueprint } from '../current-blueprint.ts'
import { progressOf } from '../progress.ts'

/** The seven categories, and how far each is. */
export async function showBlueprint(context: UserContext): Promise<z.input<(typeof getBlueprint)['output']>> {
  const { hasChart, state, found } = await withCurrentBlueprint(context, (tx) =>
    answeredQuestions(tx, context.actor.userId),
  )
  const rows = found ?? []
  const answered = new Set(rows.map(({ questionId }) => questionId))
  const questions = blueprintQuestions()
  const last = rows.reduce((latest, { generatedAt }) => Math.max(latest, generatedAt.getTime()), 0)
  return {
    hasChart,
    state,
    ...progressOf(questions, answered),
    categories: BLUEPRINT_CATEGORIES.map(({ id, label }) => ({
      id,
      label,
      ...progressOf(
        questions.filter(({ category }) => category === id),
        answered,
      ),
    })),
    generatedAt: last === 0 ? null : new Date(last).toISOString(),
  }
}
