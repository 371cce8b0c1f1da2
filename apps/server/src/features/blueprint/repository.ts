import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { blueprintAnswers, blueprints } from './tables.ts'

export type BlueprintRow = typeof blueprints.$inferSelect
export type AnswerRow = typeof blueprintAnswers.$inferSelect

export async function findBlueprint(tx: Tx, userId: string): Promise<BlueprintRow | null> {
  const [row] = await tx.select().from(blueprints).where(eq(blueprints.userId, userId))
  return row ?? null
}

/** Until the transaction ends nobody else writes to this blueprint. */
export async function lockBlueprint(tx: Tx, userId: string): Promise<BlueprintRow | null> {
  const [row] = await tx.select().from(blueprints).where(eq(blueprints.userId, userId)).for('no key update')
  return row ?? null
}

/** False when there is one already. */
export async function addBlueprint(tx: Tx, row: BlueprintRow): Promise<boolean> {
  const added = await tx
    .insert(blueprints)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: blueprints.userId })
  return added.length === 1
}

export async function changeBlueprint(
  tx: Tx,
  userId: string,
  change: Partial<Omit<BlueprintRow, 'userId'>>,
): Promise<void> {
  await tx.update(blueprints).set(change).where(eq(blueprints.userId, userId))
}

export async function abandonedBlueprints(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ userId: blueprints.userId })
    .from(blueprints)
    .where(and(eq(blueprints.state, 'writing'), lt(blueprints.touchedAt, before)))
    .orderBy(blueprints.touchedAt)
  return rows.map(({ userId }) => userId)
}

export function findAnswers(tx: Tx, userId: string, questionIds: readonly string[]): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(blueprintAnswers)
    .where(and(eq(blueprintAnswers.userId, userId), inArray(blueprintAnswers.questionId, [...questionIds])))
}

/** Which questions are answered, and when, without the answers. */
export function answeredQuestions(
  tx: Tx,
  userId: string,
): Promise<Pick<AnswerRow, 'questionId' | 'generatedAt'>[]> {
  return tx
    .select({ questionId: blueprintAnswers.questionId, generatedAt: blueprintAnswers.generatedAt })
    .from(blueprintAnswers)
    .where(eq(blueprintAnswers.userId, userId))
}

/** False when somebody else has answered that question. */
export async function addAnswer(tx: Tx, row: AnswerRow): Promise<boolean> {
  const added = await tx
    .insert(blueprintAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ questionId: blueprintAnswers.questionId })
  return added.length === 1
}

export async function removeAnswers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(blueprintAnswers).where(eq(blueprintAnswers.userId, userId))
}
