/** Questions that have an answer, of all; rounded, but whole only when nothing is missing. */
export function progressOf(questions: readonly { id: string }[], answered: ReadonlySet<string>) {
  const count = questions.filter(({ id }) => answered.has(id)).length
  return {
    answered: count,
    total: questions.length,
    percentage: Math.round((count / questions.length) * 100),
  }
}
