import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import type { getBlueprintCategory } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findAnswers } from '../repository.ts'
import { withCurrentBlueprint } from '../current-blueprint.ts'
import { progressOf } from '../progress.ts'
import { sealed } from '../sealed.ts'

/** The six questions of a category, with the answers that are written. Throws category_not_found. */
export async function showCategory(
  context: UserContext,
  categoryId: string,
): Promise<z.input<(typeof getBlueprintCategory)['output']>> {
  const category = BLUEPRINT_CATEGORIES.find(({ id }) => id === categoryId)
  if (!category) throw new AppError('category_not_found', 'There is no such category')
  const questions = blueprintQuestions().filter((question) => question.category === category.id)
  const ids = questions.map(({ id }) => id)
  const { hasChart, state, found } = await withCurrentBlueprint(context, (tx) =>
    findAnswers(tx, context.actor.userId, ids),
  )
  const answers = new Map(
    (found ?? []).map(
      (row) => [row.questionId, context.vault.open(sealed.answer, row.userId, row.answerSealed)] as const,
    ),
  )
  return {
    ...category,
    hasChart,
    state,
    ...progressOf(questions, new Set(answers.keys())),
    questions: questions.map(({ id, prompt }) => {
      const answer = answers.get(id)
      return { id, prompt, answer: answer?.text ?? null, facts: answer?.facts ?? [] }
    }),
  }
}
