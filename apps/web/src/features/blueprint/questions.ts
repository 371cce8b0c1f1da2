/**
 * Which question is open, by the hash of the address: the first when there is none, or one that is not here.
 * @param hash without the leading #
 */
export function openQuestion<Q extends { id: string }>(questions: readonly Q[], hash: string): Q | undefined {
  return questions.find(({ id }) => id === hash) ?? questions[0]
}

/** What stands before and after a category. */
export function neighboursOf<C extends { id: string }>(
  categories: readonly C[],
  id: string,
): { before: C | undefined; after: C | undefined } {
  const at = categories.findIndex((category) => category.id === id)
  return at < 0
    ? { before: undefined, after: undefined }
    : { before: categories[at - 1], after: categories[at + 1] }
}
