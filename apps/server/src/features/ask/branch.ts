/** An ask's place in a conversation that may branch. Lists of places are oldest first. */
export interface AskPosition {
  id: string
  parentId: string | null
  turnId: string
  version: number
  askedAt: Date
}

/** The asks from the first of the conversation to this one. */
export function pathTo<P extends AskPosition>(places: readonly P[], askId: string | null): P[] {
  const byId = new Map(places.map((place) => [place.id, place] as const))
  const path: P[] = []
  for (let place = byId.get(askId ?? ''); place; place = byId.get(place.parentId ?? '')) path.unshift(place)
  return path
}

/** Where the branches that lead through this ask were last spoken in; through any, when it is null. */
export function newestBelow(places: readonly AskPosition[], askId: string | null): string | null {
  let newest = askId
  let since = -Infinity
  for (const place of places) {
    const isBelow = askId === null || pathTo(places, place.id).some(({ id }) => id === askId)
    const at = place.askedAt.getTime()
    // of two at the same instant the one that follows the other
    const isNewer = at > since || (at === since && !pathTo(places, newest).some(({ id }) => id === place.id))
    if (isBelow && isNewer) {
      newest = place.id
      since = at
    }
  }
  return newest
}

/** The answers to the same question in the same place, oldest first. */
export function answersBeside(places: readonly AskPosition[], ask: AskPosition): string[] {
  return places
    .filter(({ turnId }) => turnId === ask.turnId)
    .sort((a, b) => a.version - b.version)
    .map(({ id }) => id)
}

/**
 * The questions that replaced one another in this place, oldest first, each by the ask that answered it last;
 * the ask's own stands for itself.
 */
export function questionsBeside(places: readonly AskPosition[], ask: AskPosition): string[] {
  const turns = new Map<string, string>()
  for (const place of places) {
    if (place.parentId === ask.parentId)
      turns.set(place.turnId, place.turnId === ask.turnId ? ask.id : place.id)
  }
  return [...turns.values()]
}
