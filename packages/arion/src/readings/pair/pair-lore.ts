/** The written lines about two people, chosen by seed and filled in from the side of the one who reads. */
import { hash } from '../../language/hash.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { randomFrom } from '../../almanac/random.ts'
import { elementAt, must } from '../../must.ts'
import type { Owner } from '../../chart/owner.ts'

export interface PairLore {
  /** a line of that key; no key gives the same line twice while it has others */
  line(key: string): string
  has(key: string): boolean
}

export function pairLore(seed: string): PairLore {
  const random = randomFrom(hash(seed))
  const told = new Map<string, number>()
  return {
    has: (key) => LORE.has(key),
    line(key) {
      const units = must(LORE.get(key), `lore of ${key}`)
      const next = told.get(key) ?? Math.floor(random() * units.length)
      told.set(key, next + 1)
      return elementAt(units, next % units.length).text
    },
  }
}

/**
 * `{one}` becomes whoever `first` says, `{other}` the other of the two. With `name` the other one is called
 * by it once, at the first place unless a verb in the plural stands there.
 */
export function filledIn(text: string, first: Owner, name: string | null = null): string {
  const second: Owner = first === 'own' ? 'theirs' : 'own'
  let isCalled = name === null
  return text
    .replaceAll(
      /\{(one|other)(s|to)?\}(?=( (?:may|can)\b)?)/g,
      (_, which: string, form: 's' | 'to' | undefined, modal: string | undefined) => {
        const who = which === 'one' ? first : second
        if (who === 'own' || isCalled) return wordFor(who, form)
        isCalled = true
        if (form === 's') return `${name}’s`
        return form === 'to' || modal ? name! : wordFor(who, form)
      },
    )
    .replaceAll(/(^|[.;] )([a-z])/g, (all, before: string, letter: string) =>
      before.startsWith(';') ? all : before + letter.toUpperCase(),
    )
}

function wordFor(who: Owner, form: 's' | 'to' | undefined): string {
  if (form === 's') return who === 'own' ? 'your' : 'their'
  if (form === 'to') return who === 'own' ? 'you' : 'them'
  return who === 'own' ? 'you' : 'they'
}
