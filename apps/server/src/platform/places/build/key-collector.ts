import type { SortedKeys } from '../lookup/sorted-keys.ts'

/**
 * Gathers keys with their postings and packs them. Flat arrays, since a small array for each of 600,000 keys
 * costs seconds.
 */
export class KeyCollector {
  readonly #numbers = new Map<string, number>()
  /** per key, its latest posting */
  readonly #latest: number[] = []
  readonly #keys: number[] = []
  readonly #postings: number[] = []

  /**
   * Postings of a key come in ascending order; of those that differ only in their lowest `ignoredBits` the
   * first is kept.
   */
  add(key: string, posting: number, ignoredBits = 0): void {
    let number = this.#numbers.get(key)
    if (number === undefined) {
      // packing relies on UTF-16 order being UTF-8 order, which surrogates (rare ideographs, dead scripts)
      // would break
      if (key === '' || SURROGATE.test(key)) return
      number = this.#numbers.size
      this.#numbers.set(key, number)
    } else if (this.#latest[number]! >>> ignoredBits === posting >>> ignoredBits) return
    this.#latest[number] = posting
    this.#keys.push(number)
    this.#postings.push(posting)
  }

  pack(): SortedKeys {
    const keys = [...this.#numbers.keys()].sort()
    const rank = new Uint32Array(keys.length)
    const offsets = new Uint32Array(keys.length + 1)
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!
      rank[this.#numbers.get(key)!] = i
      offsets[i + 1] = offsets[i]! + Buffer.byteLength(key)
    }
    const starts = new Uint32Array(keys.length + 1)
    for (const number of this.#keys) starts[rank[number]! + 1]!++
    for (let i = 0; i < keys.length; i++) starts[i + 1]! += starts[i]!
    const next = starts.slice()
    const postings = new Uint32Array(this.#postings.length)
    for (let i = 0; i < postings.length; i++) postings[next[rank[this.#keys[i]!]!]!++] = this.#postings[i]!
    return { bytes: Buffer.from(keys.join('')), offsets, starts, postings }
  }
}

const SURROGATE = /[\ud800-\udfff]/
