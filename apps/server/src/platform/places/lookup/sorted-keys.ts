/**
 * A packed dictionary: keys as UTF-8 in ascending byte order, each with its postings (32-bit numbers).
 * Looking up is a binary search over one buffer, so half a million names cost their bytes and nothing else.
 */
export interface SortedKeys {
  bytes: Uint8Array
  /** key i is bytes[offsets[i] … offsets[i + 1]) */
  offsets: Uint32Array
  /** the postings of key i are postings[starts[i] … starts[i + 1]) */
  starts: Uint32Array
  postings: Uint32Array
}

/** Keys from `from` up to, without, `to`. */
export interface KeyRange {
  from: number
  to: number
}

/** All keys that begin with `prefix`, within `within`. */
export function keysWithPrefix(
  keys: SortedKeys,
  prefix: Uint8Array,
  within: KeyRange = everyKey(keys),
): KeyRange {
  const from = search(within, (i) => compareStart(keys, i, prefix) < 0)
  return { from, to: search({ from, to: within.to }, (i) => compareStart(keys, i, prefix) === 0) }
}

/** The keys of a prefix range that are no longer than the prefix itself: none or one, the first. */
export function exactKey(keys: SortedKeys, range: KeyRange, prefixLength: number): KeyRange {
  const isExact =
    range.from < range.to && prefixLength === keys.offsets[range.from + 1]! - keys.offsets[range.from]!
  return { from: range.from, to: range.from + (isExact ? 1 : 0) }
}

/**
 * Key ranges whose prefix is one edit away from `word`: a letter more, fewer, other, or two exchanged. Walks
 * only along keys that exist, so it asks for a few hundred binary searches, and new letters are of the same
 * script as the word.
 */
export function keysOneEditAway(keys: SortedKeys, word: string): { range: KeyRange; length: number }[] {
  const letters = Array.from(word)
  const found: { range: KeyRange; length: number }[] = []
  let before: KeyRange = everyKey(keys)
  const lookUp = (text: string, within: KeyRange): void => {
    const prefix = Buffer.from(text)
    const range = keysWithPrefix(keys, prefix, within)
    if (range.from < range.to) found.push({ range, length: prefix.length })
  }
  for (let i = 0; i < letters.length && before.from < before.to; i++) {
    const head = letters.slice(0, i).join('')
    const rest = letters.slice(i + 1).join('')
    lookUp(head + rest, before)
    if (i + 1 < letters.length)
      lookUp(head + letters[i + 1]! + letters[i]! + letters.slice(i + 2).join(''), before)
    const width = Buffer.byteLength(letters[i]!)
    for (const { letter, range } of nextLetters(keys, before, Buffer.byteLength(head), width)) {
      if (letter === letters[i]) continue
      lookUp(head + letter + rest, range)
      lookUp(head + letter + letters.slice(i).join(''), range)
    }
    before = keysWithPrefix(keys, Buffer.from(letters.slice(0, i + 1).join('')), before)
  }
  return found
}

function everyKey(keys: SortedKeys): KeyRange {
  return { from: 0, to: keys.offsets.length - 1 }
}

export function keyAt(keys: SortedKeys, i: number): string {
  return Buffer.from(
    keys.bytes.buffer,
    keys.bytes.byteOffset + keys.offsets[i]!,
    keys.offsets[i + 1]! - keys.offsets[i]!,
  ).toString('utf8')
}

/**
 * The different letters of `width` bytes that follow at byte `at` in a range of keys, each with its part of
 * the range.
 */
function* nextLetters(
  keys: SortedKeys,
  range: KeyRange,
  at: number,
  width: number,
): Generator<{ letter: string; range: KeyRange }> {
  let i = range.from
  while (i < range.to) {
    const start = keys.offsets[i]! + at
    const size = start < keys.offsets[i + 1]! ? letterWidth(keys.bytes[start]!) : 0
    if (size === 0) {
      i++
      continue
    }
    const prefix = keys.bytes.subarray(keys.offsets[i], start + size)
    const to = search({ from: i, to: range.to }, (k) => compareStart(keys, k, prefix) === 0)
    if (size === width)
      yield {
        letter: Buffer.from(keys.bytes.subarray(start, start + size)).toString('utf8'),
        range: { from: i, to },
      }
    i = to
  }
}

function letterWidth(leadByte: number): number {
  return leadByte < 0x80 ? 1 : leadByte < 0xe0 ? 2 : leadByte < 0xf0 ? 3 : 4
}

/** The first index of the range at which `isBefore` no longer holds. */
function search(range: KeyRange, isBefore: (i: number) => boolean): number {
  let { from, to } = range
  while (from < to) {
    const middle = (from + to) >>> 1
    if (isBefore(middle)) from = middle + 1
    else to = middle
  }
  return from
}

/** Negative: the key sorts before every key with this prefix; 0: it has the prefix; positive: after. */
function compareStart(keys: SortedKeys, i: number, prefix: Uint8Array): number {
  const start = keys.offsets[i]!
  const length = Math.min(prefix.length, keys.offsets[i + 1]! - start)
  for (let b = 0; b < length; b++) {
    const difference = keys.bytes[start + b]! - prefix[b]!
    if (difference !== 0) return difference
  }
  return length < prefix.length ? -1 : 0
}
