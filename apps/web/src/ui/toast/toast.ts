import { useSyncExternalStore } from 'react'
import { attempts } from '../../lib/attempts.ts'
import { createStore } from '../../lib/store.ts'

export interface ToastAction {
  label: string
  onPress: () => void
}
export interface Toast {
  id: number
  kind: 'success' | 'neutral' | 'destructive'
  title: string
  description: string | undefined
  action: ToastAction | undefined
  /** what was tried, where that is known */
  about: string | null
  /** milliseconds on screen; held while the pointer or the focus is on it */
  duration: number
}
type Options = { duration?: number; action?: ToastAction }

/** A short word about something that has happened. Said at once on failure, politely otherwise. */
export const toast = {
  success: (title: string, description?: string, options?: Options) =>
    add('success', title, description, options),
  /** nothing was done and nothing failed: what was wanted is there already, or still to come */
  neutral: (title: string, description?: string, options?: Options) =>
    add('neutral', title, description, options),
  destructive: (title: string, description?: string, options?: Options) =>
    add('destructive', title, description, options),
  /**
   * What failed before and has gone right now: a success never stands beside its opposite. Given a `thing`,
   * what is known to be about another one stays.
   */
  forgetFailures(thing?: string) {
    const stays = ({ kind, about }: Toast) =>
      kind !== 'destructive' || (thing !== undefined && about !== null && about !== thing)
    shown.set(shown.get().filter(stays))
  },
  /** What went right before and has failed now, wherever that is said. */
  forgetSuccesses(thing: string) {
    shown.set(shown.get().filter(({ kind, about }) => kind === 'destructive' || about !== thing))
  },
  /** Something else was begun: only what can still be pressed stays. */
  forgetWords() {
    shown.set(shown.get().filter(({ action }) => action !== undefined))
  },
  dismiss(id: number) {
    shown.set(shown.get().filter((other) => other.id !== id))
  },
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(shown.subscribe, shown.get)
}

function add(
  kind: Toast['kind'],
  title: string,
  description?: string,
  { duration, action }: Options = {},
): number {
  const id = (lastId += 1)
  const about = attempts.told()
  const next: Toast = {
    id,
    kind,
    title,
    description,
    action,
    about,
    duration: duration ?? (action ? 12_000 : 5000),
  }
  // the same word twice is one word, said again; of one thing no success stands beside a failure
  const isOpposite = (other: Toast) =>
    about !== null && other.about === about && (other.kind === 'destructive') !== (kind === 'destructive')
  const others = shown
    .get()
    .filter((other) => (other.title !== title || other.description !== description) && !isOpposite(other))
  shown.set([...others, next].slice(-MOST))
  return id
}

const MOST = 3
let lastId = 0
const shown = createStore<readonly Toast[]>([])
attempts.onWentRight(toast.forgetFailures)
attempts.onWentWrong(toast.forgetSuccesses)
