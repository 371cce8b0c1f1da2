/**
 * An Ask that a reading took stands in no conversation and among no favourites: the chat has no hold of it.
 */
export function isInChat({
  threadId,
  isFavourite,
}: {
  threadId: string | null
  isFavourite: boolean
}): boolean {
  return threadId !== null || isFavourite
}
