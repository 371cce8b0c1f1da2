let told: string | null = null
const onRight = new Set<(thing: string) => void>()
const onWrong = new Set<(thing: string) => void>()

/** How what is tried ends, for whatever tells people of it. A `thing` is a name of what was tried. */
export const attempts = {
  /** What ended, while that is being said. */
  told: () => told,
  tell<Said>(thing: string, say: () => Said): Said {
    const before = told
    told = thing
    try {
      return say()
    } finally {
      told = before
    }
  },
  wentRight(thing: string) {
    for (const listener of onRight) listener(thing)
  },
  wentWrong(thing: string) {
    for (const listener of onWrong) listener(thing)
  },
  onWentRight(listener: (thing: string) => void) {
    onRight.add(listener)
  },
  onWentWrong(listener: (thing: string) => void) {
    onWrong.add(listener)
  },
}
