import { heard } from '../../../evals/asking.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { IN_ANOTHER_LANGUAGE, IN_THEIR_LANGUAGE } from '../../almanac/replies/other-languages.ts'
import { answer } from '../../answer.ts'
import { languageOf } from './language-of.ts'

const sky = await openSky()
const here = new URL('../../../', import.meta.url)
const foreign = readFileSync(new URL('evals/phrasings/foreign.txt', here), 'utf8')
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => line.split('|') as [code: string, question: string])
const corpus = readdirSync(new URL('corpus/', here))
  .filter((name) => /^h\d+\.jsonl$/.test(name))
  .flatMap((name) => readFileSync(new URL(`corpus/${name}`, here), 'utf8').split('\n'))
  .flatMap((line) => (line ? [(JSON.parse(line) as { q?: string }).q ?? ''] : []))
  .filter((question) => question !== '')
/** Hands mix English with Spanish, Scots or Xhosa: what is not English in them is really not. */
const MIXED = 0.009

describe('another language', () => {
  it('is heard in nineteen of twenty questions of four words and more', () => {
    const long = foreign.filter(([code, text]) => code === 'ja' || text.split(' ').length >= 4)
    const missed = long.filter(([, text]) => languageOf(text) === null)
    expect(foreign).toHaveLength(200)
    expect(missed.length / long.length).toBeLessThanOrEqual(0.05)
    const right = long.filter(([code, text]) =>
      [code, code === 'id' ? 'ms' : code].includes(languageOf(text) ?? ''),
    )
    expect(right.length / long.length).toBeGreaterThan(0.9)
  })
  it('is not heard in English, slang, names and slips included', () => {
    const heard = corpus.filter((text) => languageOf(text) !== null)
    expect(heard.length / corpus.length).toBeLessThanOrEqual(MIXED)
  })
  it.each([
    'wat r my big 3',
    'mercury rx rn',
    'Neptune square Pluto?',
    'chiron??',
    'hola arion, is this a good week to ask for a raise?',
    'My abuela says que sera sera. When should I call her?',
    'ok but y tho',
    'Aroha Ngata',
    'yes',
    '?',
  ])('nor in: %s', (text) => expect(languageOf(text)).toBeNull())
  it.each([
    ['Wird nächstes Jahr beruflich etwas besser?', 'Englisch'],
    ['und mein Mond?', 'Englisch'],
    ['¿Y en el trabajo?', 'inglés'],
    ['когда я встречу любовь', 'английский'],
    ['来年の仕事運はどうですか', '英語'],
  ])('is answered in that language, and nothing is charged: %s', (question, word) => {
    const asker = { seed: 's', chart: null, timeZone: 'Europe/Berlin' }
    const at = new Date('2026-11-20T09:00:00Z')
    const events = [...answer(sky, heard(sky, { question, asker, at, thread: [], usedPhrases: [] }))]
    expect(events[0]).toMatchObject({ text: expect.stringContaining(word) })
    expect(events.at(-1)).toMatchObject({ plan: 'other_language', outcome: 'not_understood' })
  })
  it('has a sentence in forty languages, and one for the rest', () => {
    expect(Object.keys(IN_THEIR_LANGUAGE).length).toBeGreaterThanOrEqual(40)
    for (const words of [...Object.values(IN_THEIR_LANGUAGE), IN_ANOTHER_LANGUAGE])
      expect(words).toMatch(/[:：]$|เช่น$/)
  })
})
