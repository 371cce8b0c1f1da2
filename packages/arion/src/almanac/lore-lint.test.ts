import { describe, expect, it } from 'vitest'
import { PLANETS, SIGNS } from '@astrarium/sky'
import { KINDS } from '../kinds/index.ts'
import { LORE, parseLore } from './load-lore.ts'

const units = [...LORE.values()].flat()
const typeOf = (key: string) => key.split('.').at(-1)!
const faults = (isFault: (unit: (typeof units)[number]) => boolean) =>
  units.filter(isFault).map(({ key, text }) => `${key}: ${text}`)

describe('the lore keeps its grammar', () => {
  it('a line that is no unit is refused with its place', () => {
    expect(() => parseLore('moon@Aries wants peace', 'trial.txt')).toThrow('trial.txt:1')
  })
  it('no line stands twice under one key, and ids are unique', () => {
    expect(
      faults((unit) =>
        units.some((other) => other !== unit && other.key === unit.key && other.text === unit.text),
      ),
    ).toEqual([])
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
  })
  it('no whole sentence is told under two keys', () => {
    const sentences = units.filter(({ text }) => /^[A-Z].{25,}\.$/.test(text))
    const twice = sentences.filter(({ text, key }) =>
      sentences.some((other) => other.text === text && other.key !== key),
    )
    expect(twice.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
  })
  it('"wants" is a verb phrase in the third person', () => {
    expect(faults(({ key, text }) => typeOf(key) === 'wants' && !/^[a-z]+s\b/.test(text))).toEqual([])
  })
  it('gift, cost and knot are clauses: small first letter, no full stop, a subject of their own', () => {
    expect(
      faults(
        ({ key, text }) =>
          ['gift', 'cost', 'knot'].includes(typeOf(key)) &&
          (!/^[a-z]/.test(text) || text.endsWith('.') || !/\b(you|your)\b/.test(text)) &&
          !/^(settling|love|money|one half|an inner|what|power|people|work|a feeling|liking|part)/.test(text),
      ),
    ).toEqual([])
  })
  it('"does" is a verb phrase about {it}', () => {
    expect(
      faults(({ key, text }) => typeOf(key) === 'does' && (!/^[a-z]/.test(text) || !text.includes('{it}'))),
    ).toEqual([])
  })
  it('sentences begin with a capital and end with a stop', () => {
    expect(
      faults(
        ({ key, text }) =>
          ['lived', 'turn', 'feels', 'self', 'money', 'home'].includes(typeOf(key)) &&
          !/\*/.test(key) &&
          (!/^["A-Z]/.test(text) || !/[.?]["”]?$/.test(text)),
      ),
    ).toEqual([])
  })
  it('nothing astrological stands in a line: that is for the grammar, which the check can read', () => {
    const astrology = new RegExp(
      `\\b(${[...SIGNS, ...PLANETS.map((body) => body.charAt(0).toUpperCase() + body.slice(1))].join('|')}|Ascendant|Midheaven|squares?|trine|sextile|opposite|opposition|conjunct|conjunction|joins|joined to|retrograde|new moon of|full moon|[a-z]+(st|nd|rd|th) house)\\b`,
    )
    expect(faults(({ text }) => astrology.test(text.replace(/\bthe new moon after next\b/, '')))).toEqual([])
  })
  it('no banned word', () => {
    const banned =
      /\b(energy|energies|universe|cosmic|vibrations?|manifest\w*|karmic|karma|destined|destiny|embrace\w*|unleash\w*|powerful|transformative|soulmate|the stars say|as an AI|sensitive soul)\b/i
    expect(faults(({ text }) => banned.test(text))).toEqual([])
  })
  it('a thing to do that closes an answer says of which kinds, or in which setting', () => {
    const known = [...Object.keys(KINDS), 'office', 'home']
    const closing =
      /^!(?:self|home|spirit|start|job|love|unavailable|meet|money|move|purpose|tired|friends|talk|today)(?:@|$)/
    expect(faults(({ key, tags }) => closing.test(key) && tags.length === 0)).toEqual([])
    expect(
      faults(({ key, tags }) => key.startsWith('!') && tags.some((tag) => !known.includes(tag))),
    ).toEqual([])
  })
  it('no exclamation mark, at most one colon', () => {
    expect(
      faults(({ text }) => /!/.test(text) || (text.replace(/"[^"]*"/g, '').match(/:/g) ?? []).length > 1),
    ).toEqual([])
  })
  it('no placeholder but the known ones', () => {
    expect(
      faults(({ text }) =>
        [...text.matchAll(/\{([^}]*)\}/g)].some(
          ([, name]) =>
            ![
              'it',
              'own',
              'theirs',
              'now',
              'when',
              'span',
              'Span',
              'ago',
              'A',
              'B',
              'fact',
              'emergency',
              'name',
              'last',
            ].includes(name!) &&
            // of two people: see the head of relationship.txt
            !/^(?:one|other)(?:s|to)?$/.test(name!),
        ),
      ),
    ).toEqual([])
  })
  it('sentences stay readable: at most 34 words', () => {
    expect(
      faults(({ text }) => text.split(/(?<=[.?])\s/).some((sentence) => sentence.split(/\s+/).length > 34)),
    ).toEqual([])
  })
})

describe('every key that a plan must reach is filled', () => {
  const missing = (keys: string[]) => keys.filter((key) => !LORE.has(key))
  const inSigns = (bodies: string[], sides: string[]) =>
    SIGNS.flatMap((sign) => bodies.flatMap((body) => sides.map((side) => `${body}@${sign}.${side}`)))

  it('bodies in signs', () => {
    expect(
      missing(inSigns(['sun', 'moon', 'mercury', 'venus', 'mars'], ['wants', 'lived', 'gift', 'cost'])),
    ).toEqual([])
    expect(missing(inSigns(['jupiter', 'saturn'], ['wants', 'lived', 'work']))).toEqual([])
    expect(
      missing([
        ...inSigns(['sun'], ['self', 'body', 'work']),
        ...inSigns(['moon'], ['love', 'home', 'body']),
        ...inSigns(['mercury'], ['talk']),
        ...inSigns(['venus'], ['love', 'money']),
        ...inSigns(['mars'], ['work', 'body']),
        ...inSigns(['asc'], ['lived']),
        ...inSigns(['mc'], ['work']),
      ]),
    ).toEqual([])
  })
  it('Sun to Saturn in every house', () => {
    expect(
      missing(
        ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'].flatMap((body) =>
          Array.from({ length: 12 }, (_, index) => `${body}#${index + 1}.lived`),
        ),
      ),
    ).toEqual([])
  })
  it('slow bodies passing through every house', () => {
    expect(
      missing(
        ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].flatMap((body) =>
          Array.from({ length: 12 }, (_, index) => `${body}>house${index + 1}.feels`),
        ),
      ),
    ).toEqual([])
  })
  it('every transit has words for every point, authored or as a manner of the body', () => {
    expect(
      missing(
        ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].flatMap(
          (body) => ['hard', 'soft'].map((tone) => `${body}>${tone}.does`),
        ),
      ),
    ).toEqual([])
    expect(missing([...PLANETS, 'asc', 'mc'].map((point) => `point.${point}`))).toEqual([])
  })
  it('the Moon of the day, by house, by sign and by hour', () => {
    expect(
      missing(
        Array.from({ length: 12 }, (_, index) => [
          `moon>house${index + 1}.focus`,
          `moon>house${index + 1}.feels`,
          `lun.new.house${index + 1}`,
          `lun.full.house${index + 1}`,
        ]).flat(),
      ),
    ).toEqual([])
    expect(missing(SIGNS.flatMap((sign) => [`moon>${sign}.focus`, `moon>${sign}.feels`]))).toEqual([])
    expect(
      missing(
        [...PLANETS, 'asc', 'mc'].flatMap((point) =>
          ['moon', 'talk'].flatMap((kind) => [`${kind}>soft.${point}`, `${kind}>hard.${point}`]),
        ),
      ),
    ).toEqual([])
  })
  it('a bridge and a thing to do for every theme and drive', () => {
    expect(
      missing(
        SIGNS.flatMap((sign) =>
          [
            'unavailable',
            'love',
            'meet',
            'friends',
            'talk',
            'job',
            'start',
            'money',
            'tired',
            'move',
            'home',
            'purpose',
            'spirit',
            'self',
          ].map((theme) => `~${theme}@${sign}`),
        ),
      ),
    ).toEqual([])
    expect(
      missing(
        SIGNS.flatMap((sign) =>
          [
            'unavailable',
            'love',
            'meet',
            'job',
            'start',
            'money',
            'tired',
            'move',
            'home',
            'purpose',
            'spirit',
            'self',
          ].map((theme) => `!${theme}@${sign}`),
        ),
      ),
    ).toEqual([])
    expect(missing(['!talk', '!friends', '!today', '!check'])).toEqual([])
  })
  it('a leaning word for every verdict', () => {
    expect(
      missing(
        ['any', 'start', 'job', 'money', 'move', 'meet', 'love', 'home'].flatMap((theme) =>
          ['go', 'go.plain', 'later', 'mixed', 'hold', 'quiet'].map((lean) => `?${theme}.${lean}`),
        ),
      ),
    ).toEqual([])
    expect(
      missing(
        ['any', 'job', 'money', 'love', 'tired', 'home'].flatMap((theme) =>
          ['go', 'go.plain', 'later', 'mixed', 'hold', 'quiet'].map((lean) => `??${theme}.${lean}`),
        ),
      ),
    ).toEqual([])
  })

  it('the three readings', () => {
    const bodies = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
    const slow = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
    const places = [...Array.from({ length: 12 }, (_, index) => `house${index + 1}`), ...SIGNS]
    const points = [...PLANETS, 'asc', 'mc']
    const lenses =
      'earn rank partner quarrel rest tension rhythm pleasure trust practice place alone doubt longing serve decide week move'.split(
        ' ',
      )
    const chapters =
      'cosmic-core money-work love-relationships body-health spiritual-life life-design destiny-timing'.split(
        ' ',
      )
    expect(
      missing([
        ...places.flatMap((place) => [`tone.${place}`, `avoid.${place}`]),
        ...bodies.flatMap((body) =>
          ['tail', 'lean', 'avoid', 'title'].flatMap((kind) => [
            `${kind}>${body}.soft`,
            `${kind}>${body}.hard`,
          ]),
        ),
        ...bodies.flatMap((body) => [`chance>${body}.soft`, `strain>${body}.hard`]),
        ...slow.flatMap((body) => ['title', 'chance', 'strain'].map((kind) => `${kind}>${body}.house`)),
        ...points.flatMap((point) => [`ripe.${point}`, `tender.${point}`, `bp.year.${point}`]),
        ...['opening', 'dynamic', 'reflective', 'transformative'].flatMap((energy) => [
          `use.${energy}`,
          `reflect.${energy}`,
        ]),
        ...SIGNS.flatMap((sign) => [
          `ground@${sign}`,
          `affirm@${sign}`,
          ...lenses.map((lens) => `bp.${lens}@${sign}`),
        ]),
        ...chapters.flatMap((chapter) => [`bp.unknown.${chapter}`, `bp.approximate.${chapter}`]),
        ...slow.slice(1).map((body) => `bp.chapter.${body}`),
        ...'ground void.feels title.quiet chance.natal strain.natal pass.two pass.three pass.more pass.miss bp.care bp.doors bp.tests bp.return bp.change bp.year'.split(
          ' ',
        ),
      ]),
    ).toEqual([])
  })
  it('what can be dated in the readings says where its date goes, and what is touched', () => {
    expect(
      faults(
        ({ key, text }) =>
          /^(chance|strain)>/.test(key) && !(text.includes('{it}') && text.includes('{when}')),
      ),
    ).toEqual([])
    expect(
      faults(({ key, text }) => key.startsWith('title>') && (!text.includes('{it}') || /[.?]$/.test(text))),
    ).toEqual([])
    expect(
      faults(
        ({ key, text }) =>
          /^(lean|avoid|ground|use|ripe|tender|bp)\b/.test(key) &&
          (!/^["A-Z]/.test(text) || !/[.?]["”]?$/.test(text)),
      ),
    ).toEqual([])
  })
})
