/** What one language has for a cry: patterns in which `~` is the edge of a word, whatever its letters. */
export interface Cries {
  /** taken out first: they only sound grave */
  idioms?: readonly string[]
  crisis: readonly string[]
  abuse: readonly string[]
  /** grave of oneself, and not sure enough to be more than asked after */
  heavy?: readonly string[]
}
