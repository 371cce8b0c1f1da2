/** How one speaks of two people: nobody is to blame, nobody is judged, nothing is for ever. */
import { RINGS } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { LORE } from '../../almanac/load-lore.ts'
import { FAMILIES } from '../../circle/ring-rules.ts'
import { findPairClaims } from './find-pair-claims.ts'

const units = [...LORE.values()].flat().filter(({ key }) => key.startsWith('ring.'))
const typeOf = (key: string) => key.split('.').at(-1)!
const faults = (isFault: (unit: (typeof units)[number]) => boolean, among = units) =>
  among.filter(isFault).map(({ key, text }) => `${key}: ${text}`)
const FORBIDDEN = new RegExp(
  `\\b(${[
    'never|always|forever|for ever|nothing but|everyone|everybody',
    'fault|faults|blame\\w*|guilt\\w*|toxic|narciss\\w*|abus\\w*|manipulat\\w*|selfish|insecure|weak|cold-hearted|needy|lazy|clingy|immature|difficult person',
    'break up|break-up|leave (?:them|him|her)|should leave|doomed|destined|destiny|fated?|meant to be|soulmates?|twin flames?|karm\\w*|past li\\w+',
    'you must|they must|you should|they should|you have to|they have to|they are|they will|they want|they think|they feel|they need|you will|he|she|him|his',
    'energ\\w*|cosmic|universe|vibrations?|journey|manifest\\w*|embrace\\w*|unleash\\w*|transformative|powerful',
  ].join('|')})\\b`,
  'i',
)
// a wish of theirs that one asks for, or a thought that is asked to be held loosely, judges nobody
const ASKED = /\bAsk (?:them|what)\b|\bthey think you\b/

describe('the lore of two people', () => {
  it('is several hundred lines, every ring and family with three or more on either side', () => {
    expect(units.length).toBeGreaterThan(350)
    for (const ring of RINGS) {
      expect(LORE.get(`ring.${ring}.opens`)!.length, ring).toBeGreaterThanOrEqual(6)
      expect(LORE.get(`ring.${ring}.do`)!.length, ring).toBeGreaterThanOrEqual(3)
      for (const family of FAMILIES)
        for (const tone of ['connects', 'rubs'])
          expect(
            LORE.get(`ring.${ring}.${family}.${tone}`)?.length,
            `${ring} ${family} ${tone}`,
          ).toBeGreaterThanOrEqual(3)
    }
  })

  it('blames nobody, judges nobody and forbids itself "never"', () => {
    expect(faults(({ text }) => FORBIDDEN.test(text.replace(ASKED, '')))).toEqual([])
    const planted = ['They are cold.', 'You two never talk.', 'It is their fault.', 'You should leave them.']
    expect(planted.filter((line) => !FORBIDDEN.test(line))).toEqual([])
  })

  it('speaks to the two as "you", and of none of them as "the one"', () => {
    expect(faults(({ text }) => /\bthe one\b(?! thing| person| after)/i.test(text))).toEqual([])
  })

  it('is one sentence a line, four to twenty-six words, with at most one colon', () => {
    expect(
      faults(({ text }) => {
        const words = text.split(/\s+/).length
        return words < 4 || words > 26
      }),
    ).toEqual([])
    expect(faults(({ text }) => !/^["A-Z]/.test(text) || !text.endsWith('.'))).toEqual([])
    expect(faults(({ text }) => /[.?!]["”]?\s+["A-Z]/.test(text))).toEqual([])
    expect(faults(({ text }) => (text.match(/:/g) ?? []).length > 1 || /[!{}]/.test(text))).toEqual([])
  })

  it('rubs softly: what rubs is said with "may", "can", "tends to", or as a thing and not as a person', () => {
    const rubs = units.filter(({ key }) => typeOf(key) === 'rubs')
    expect(
      faults(
        ({ text }) => /\b(one of you|the other|each of you)\b[^,.]* is (a|an|too|so|not)\b/i.test(text),
        rubs,
      ),
    ).toEqual([])
    const softened = rubs.filter(({ text }) =>
      /\b(may|can|could|tends? to|sometimes|might|now and then|once in a while|often|helps?|worth|would)\b/i.test(
        text,
      ),
    )
    expect(softened.length / rubs.length).toBeGreaterThan(0.6)
  })

  it('says nothing that a check would have to hold: no sign, body, aspect or number', () => {
    expect(faults(({ text }) => findPairClaims(text).stray.length > 0)).toEqual([])
    expect(findPairClaims('Your Moon likes their chart.').stray).toEqual(['Moon', 'chart'])
  })

  it('has a thing to do that is small and begins with a verb', () => {
    const asks = units.filter(({ key }) => typeOf(key) === 'do')
    expect(
      faults(
        ({ text }) =>
          !/^(Sit|Ask|Tell|Thank|Say|Agree|Write|Finish|Send|Suggest|Settle|Take|Name|When|Give)\b/.test(
            text,
          ),
        asks,
      ),
    ).toEqual([])
  })
})
