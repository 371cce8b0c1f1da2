import { randomBytes } from 'node:crypto'
import { StripeFault } from './stripe-fault.ts'

/** What every object of Stripe has; the rest is its own. */
export interface StripeObject {
  id: string
  object: string
}

/** Where the twin's objects stay when its process ends. */
export interface Store {
  /** in the order in which they came into being */
  load(): Promise<StripeObject[]>
  save(changed: readonly StripeObject[]): Promise<void>
}

/** The account as it stands: every object by its kind and id, and the twin's own time. */
export interface State {
  /** in seconds, as Stripe counts */
  now(): number
  /** what falls due at a moment happens at it, whenever it is caught up with */
  at(moment: number, work: () => void): void
  newId(prefix: string): string
  get<T extends StripeObject>(kind: T['object'], id: string): T
  find<T extends StripeObject>(kind: T['object'], id: string): T | undefined
  /** newest first */
  all<T extends StripeObject>(kind: T['object']): T[]
  /** keeps an object that is new or was changed */
  put<T extends StripeObject>(object: T): T
  /** what was kept since the last time that somebody asked */
  takeChanged(): StripeObject[]
}

/** How far the twin's clock stands ahead, kept like everything else. */
interface Clock extends StripeObject {
  object: 'twin.clock'
  aheadSeconds: number
}
const CLOCK = 'twin_clock'

export function openState(objects: readonly StripeObject[], now: () => Date): State {
  const kinds = new Map<string, Map<string, StripeObject>>()
  const changed = new Set<StripeObject>()
  const keep = (object: StripeObject) => {
    const kind = kinds.get(object.object) ?? new Map<string, StripeObject>()
    kinds.set(object.object, kind.set(object.id, object))
  }
  let moment: number | null = null
  objects.forEach(keep)
  const find = <T extends StripeObject>(kind: T['object'], id: string) =>
    kinds.get(kind)?.get(id) as T | undefined
  return {
    now: () =>
      moment ?? Math.floor(now().getTime() / 1000) + (find<Clock>('twin.clock', CLOCK)?.aheadSeconds ?? 0),
    at(then, work) {
      moment = then
      try {
        work()
      } finally {
        moment = null
      }
    },
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')}`,
    find,
    get(kind, id) {
      const found = find(kind, id)
      if (!found) throw StripeFault.missing(kind, id)
      return found
    },
    all: (kind) => [...(kinds.get(kind)?.values() ?? [])].toReversed() as never[],
    put(object) {
      keep(object)
      changed.add(object)
      return object
    },
    takeChanged() {
      const taken = [...changed]
      changed.clear()
      return taken
    },
  }
}

export function setClock(state: State, aheadBySeconds: number): void {
  const clock = state.find<Clock>('twin.clock', CLOCK)
  state.put<Clock>({
    id: CLOCK,
    object: 'twin.clock',
    aheadSeconds: (clock?.aheadSeconds ?? 0) + aheadBySeconds,
  })
}

/** For tests, and for whoever wants nothing kept. */
export const noStore: Store = { load: async () => [], save: async () => {} }
