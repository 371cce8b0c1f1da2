let failing: string | null = null
const listeners = new Set<(thing: string) => void>()

/** How what is tried ends, for whatever tells people of it. A `thing` is a name of what was tried. */
export const attempts = {
  /** What failed, while that is being said. */
  failing: () => failing,
  failed<Said>(thing: string, say: () => Said): Said {
    failing = thing
    try {
      return say()
    } finally {
      failing = null
    }
  },
  wentRight(thing: string) {
    for (const listener of listeners) listener(thing)
  },
  onWentRight(listener: (thing: string) => void) {
    listeners.add(listener)
  },
}
