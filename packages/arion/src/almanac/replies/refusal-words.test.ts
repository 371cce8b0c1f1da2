import { describe, expect, it } from 'vitest'
import { Quoted } from '../../question/asked/quoted.ts'
import { refusedIn } from '../../question/care/refused.ts'
import { refusalWords } from './refusal-words.ts'

const ASKED = [
  'what are the winning lottery numbers for friday',
  'which horse should I bet on',
  'will collingwood win on saturday',
  'who wins the election',
  'is bitcoin going to go up this month',
  'how much will the house sell for',
  'where did my ring go missing',
  'will he call me',
  'does Marlo like me back',
  'what does my sister think of it',
  'will i pass the driving test',
  'is it a boy or a girl',
]
const words = (question: string, seed = 'a') =>
  refusalWords(refusedIn(question), {
    quoted: new Quoted(question),
    asker: { seed, chart: null, timeZone: 'UTC' },
    at: new Date(0),
    thread: [],
    usedPhrases: [],
  })

describe('a refusal', () => {
  it('has words of its own for each thing that is asked', () => {
    const said = ASKED.map((question) => words(question))
    expect(said).not.toContain(null)
    expect(new Set(said).size).toBe(ASKED.length)
  })
  it('names whoever is asked about', () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect(words('does Marlo like me back', seed)).toContain('Marlo')
  })
  it.each(['Has he lost interest in me?', 'Is my ex missing me?', 'Does he think we are a match?'])(
    'of a heart speaks of no lost thing and of no game: %s',
    (question) => {
      for (const seed of ['a', 'b', 'c', 'd'])
        expect(words(question, seed)).not.toMatch(/where it went|can’t see things|grass|players/i)
    },
  )
  it('is left to the general sentence where nothing is known of the thing', () => {
    expect(words('what is the capital of Peru')).toBeNull()
  })
})
