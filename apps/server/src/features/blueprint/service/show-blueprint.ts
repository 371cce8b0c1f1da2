import { BLUEPRINT_CATEGORIES, blueprintQuestions } from '@astrarium/arion'
import type { getBlueprint } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { answeredQuestions, findAnswers } from '../repository.ts'
import { withCurrentBlueprint } from '../current-blueprint.ts'
import { progressOf } from '../progress.ts'
import { sealed } from '../sealed.ts'

/** The seven categories, and how far each is. */
export async function showBlueprint(context: UserContext): Promise<z.input<(typeof getBlueprint)['output']>> {
  const questions = blueprintQuestions()
  const firstOf = (category: string) => questions.find((question) => question.category === category)!.id
  const { found, ...current } = await withCurrentBlueprint(context, async (tx) => ({
    rows: await answeredQuestions(tx, context.actor.userId),
    first: await findAnswers(
      tx,
      context.actor.userId,
      BLUEPRINT_CATEGORIES.map(({ id }) => firstOf(id)),
    ),
  }))
  const { rows, first } = found ?? { rows: [], first: [] }
  const answered = new Set(rows.map(({ questionId }) => questionId))
  const beginnings = new Map(
    first.map((row) => [
      row.questionId,
      beginningOf(context.vault.open(sealed.answer, row.userId, row.answerSealed).text),
    ]),
  )
  const last = rows.reduce((latest, { generatedAt }) => Math.max(latest, generatedAt.getTime()), 0)
  return {
    ...current,
    ...progressOf(questions, answered),
    categories: BLUEPRINT_CATEGORIES.map(({ id, label }) => ({
      id,
      label,
      ...progressOf(
        questions.filter(({ category }) => category === id),
        answered,
      ),
      firstLine: beginnings.get(firstOf(id)) ?? null,
    })),
    generatedAt: last === 0 ? null : new Date(last).toISOString(),
  }
}

/** The first sentence of an answer. */
function beginningOf(text: string): string {
  return /^[^]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
