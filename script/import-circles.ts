import type { Import } from './cruise.ts'

/**
 * Circles among what stands beside each other: in each folder its files and subfolders are the rooms, and a
 * room leans on another when anything in it imports anything in the other. A circle of files shows up in the
 * folder that holds them all. Each circle is given as its rooms, sorted.
 */
export function importCircles(imports: readonly Import[]): string[][] {
  const leanings = imports.flatMap(roomsOf)
  return [...Map.groupBy(leanings, ({ folder }) => folder).values()].flatMap((beside) =>
    circlesOf(
      new Map(
        [...Map.groupBy(beside, ({ from }) => from)].map(([from, its]) => [from, its.map(({ to }) => to)]),
      ),
    ),
  )
}

/** An import as seen from the innermost folder that holds both ends. */
function roomsOf({ from, to }: Import): { folder: string; from: string; to: string }[] {
  const [a, b] = [from.split('/'), to.split('/')]
  const parted = a.findIndex((part, depth) => part !== b[depth])
  if (parted < 0) return []
  const upTo = (path: string[], depth: number) => path.slice(0, depth).join('/')
  return [{ folder: upTo(a, parted), from: upTo(a, parted + 1), to: upTo(b, parted + 1) }]
}

/** The strongly connected groups of more than one room (Tarjan 1972). */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (room: string): number => {
    const own = order.size
    let lowest = own
    order.set(room, own)
    open.push(room)
    for (const next of edges.get(room) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? own)
    }
    if (lowest === own) {
      const circle = open.splice(open.indexOf(room))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }
  for (const room of edges.keys()) if (!order.has(room)) visit(room)
  return found
}
