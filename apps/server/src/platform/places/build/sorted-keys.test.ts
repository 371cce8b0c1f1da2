import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyCollector } from './key-collector.ts'
import { exactKey, keyAt, keysOneEditAway, keysWithPrefix } from '../lookup/sorted-keys.ts'
import type { KeyRange, SortedKeys } from '../lookup/sorted-keys.ts'

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é', 'я', '東'), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(''))
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 })

test('a prefix finds just the keys that begin with it', () => {
  fc.assert(
    fc.property(words, word, (all, prefix) => {
      const keys = packed(all)
      expect(keysIn(keys, keysWithPrefix(keys, Buffer.from(prefix)))).toEqual(
        all.filter((key) => key.startsWith(prefix)).sort(),
      )
    }),
  )
})

test('the exact key of a prefix is the word itself, or nothing', () => {
  fc.assert(
    fc.property(words, word, (all, key) => {
      const keys = packed(all)
      const bytes = Buffer.from(key)
      expect(keysIn(keys, exactKey(keys, keysWithPrefix(keys, bytes), bytes.length))).toEqual(
        all.filter((other) => other === key),
      )
    }),
  )
})

test('one edit away finds every key that one slip makes out of the word', () => {
  fc.assert(
    fc.property(
      words,
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 6 }),
      (all, letters) => {
        const typed = letters.join('')
        const keys = packed(all)
        const found = new Set(
          keysOneEditAway(keys, typed).flatMap(({ range, length }) =>
            keysIn(keys, exactKey(keys, range, length)),
          ),
        )
        const wanted = all.filter(
          (key) => /^[abc]+$/.test(key) && isOneEdit(key, typed) && !key.startsWith(typed),
        )
        for (const key of wanted) expect(found).toContain(key)
        for (const key of found) expect(key === typed || isOneEdit(key, typed)).toBe(true)
      },
    ),
  )
})

test('postings stay with their key, in the order in which they came', () => {
  const collector = new KeyCollector()
  for (const [key, posting] of [
    ['b', 1],
    ['a', 2],
    ['b', 5],
    ['', 6],
  ] as const)
    collector.add(key, posting)
  const keys = collector.pack()
  expect(keyAt(keys, 1)).toBe('b')
  expect([...keys.postings.subarray(keys.starts[1], keys.starts[2])]).toEqual([1, 5])
  expect(keys.offsets.length - 1).toBe(2)
})

function packed(words: string[]): SortedKeys {
  const collector = new KeyCollector()
  for (const [i, key] of words.entries()) collector.add(key, i)
  return collector.pack()
}

function keysIn(keys: SortedKeys, range: KeyRange): string[] {
  return Array.from({ length: range.to - range.from }, (_, i) => keyAt(keys, range.from + i))
}

/** A letter more, fewer, other, or two neighbours exchanged: tried out one by one. */
function isOneEdit(a: string, b: string): boolean {
  const letters = ['a', 'b', 'c']
  const edits = new Set<string>()
  for (let i = 0; i <= b.length; i++) {
    const [head, tail] = [b.slice(0, i), b.slice(i)]
    edits.add(head + tail.slice(1))
    if (tail.length > 1) edits.add(head + tail[1] + tail[0] + tail.slice(2))
    for (const letter of letters) edits.add(head + letter + tail).add(head + letter + tail.slice(1))
  }
  return a !== b && edits.has(a)
}
