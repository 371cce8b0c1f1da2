/** The best few places by score, each once, at a cost that does not grow with how many are offered. */
export class TopPlaces {
  readonly #limit: number
  readonly #places: number[] = []
  readonly #scores: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Only a higher score can still get in. */
  get threshold(): number {
    return this.#places.length < this.#limit ? -Infinity : this.#scores.at(-1)!
  }

  add(place: number, score: number): void {
    const known = this.#places.indexOf(place)
    if (known !== -1) {
      if (this.#scores[known]! >= score) return
      this.#places.splice(known, 1)
      this.#scores.splice(known, 1)
    }
    let at = this.#scores.length
    while (at > 0 && this.#scores[at - 1]! < score) at--
    this.#places.splice(at, 0, place)
    this.#scores.splice(at, 0, score)
    if (this.#places.length > this.#limit) {
      this.#places.pop()
      this.#scores.pop()
    }
  }

  best(): readonly number[] {
    return this.#places
  }
}
