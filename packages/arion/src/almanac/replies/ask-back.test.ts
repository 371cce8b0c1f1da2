import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { heard } from '../../../evals/asking.ts'
import { answer } from '../../answer.ts'
import { buildBrief } from '../../brief/build-brief.ts'
import type { Offered, ParsedQuestion } from '../../question/intent.ts'
import { readAsk } from '../../question/read-ask.ts'
import { askBackOf } from './ask-back.ts'
import { replyWithoutReading } from './plain-replies.ts'
import type { ThreadTurn } from '../../types.ts'
import { Quoted } from '../../question/asked/quoted.ts'
import type { HeardPiece } from '../../question/piece.ts'

const sky = await openSky()
const QUESTION = 'should i ring her or leave it till after xmas'
const at = (words: string, label: string, isOpen = false): HeardPiece => {
  const from = QUESTION.indexOf(words)
  return { at: [from, from + words.length], label, isOpen }
}
const cut = (...heard: HeardPiece[]) => askBackOf(new Quoted(QUESTION), { heard, offers: [] }).heard

describe('the words of a question that is asked back', () => {
  it('are cut where something was heard, or is missing', () =>
    expect(
      cut(
        at('ring', 'a call'),
        at('her', 'who is she?', true),
        at('leave it till after xmas', 'two times to choose from'),
      ),
    ).toEqual([
      { text: 'should i ', label: null, isOpen: false },
      { text: 'ring', label: 'a call', isOpen: false },
      { text: ' ', label: null, isOpen: false },
      { text: 'her', label: 'who is she?', isOpen: true },
      { text: ' or ', label: null, isOpen: false },
      { text: 'leave it till after xmas', label: 'two times to choose from', isOpen: false },
    ]))

  it.each<[string, HeardPiece[]]>([
    ['nothing was heard', []],
    ['all of it was heard', [{ at: [0, QUESTION.length], label: 'a call', isOpen: false }]],
    ['two lie over one another', [at('ring her', 'a call'), at('her', 'who is she?', true)]],
    ['they come in another order', [at('xmas', 'a feast'), at('ring', 'a call')]],
    ['one reaches beyond the end', [{ at: [40, 400], label: 'a feast', isOpen: false }]],
    ['one has no words', [{ at: [6, 7], label: 'a blank', isOpen: false }]],
    ['one begins before the beginning', [{ at: [0, 0], label: 'nothing', isOpen: false }]],
  ])('join to the question as typed where %s', (_, heard) =>
    expect(
      cut(...heard)
        .map(({ text }) => text)
        .join(''),
    ).toBe(QUESTION),
  )

  it('are underlined without the blanks around them', () =>
    expect(cut({ at: [8, 14], label: 'a call', isOpen: false })[1]).toEqual({
      text: 'ring',
      label: 'a call',
      isOpen: false,
    }))
})

describe('what is offered', () => {
  const offer = (label: string) => ({
    label,
    detail: 'One day and its hour',
    sign: 'day' as const,
    about: 'conversation',
    wants: 'when',
  })

  it('is at most three questions, each with the reading behind it', () => {
    const { offers, readings } = askBackOf(new Quoted(QUESTION), {
      heard: [],
      offers: ['a', 'b', 'c', 'd'].map(offer),
    })
    expect(offers.map(({ label }) => label)).toEqual(['a', 'b', 'c'])
    expect(offers[0]).toEqual({ label: 'a', detail: 'One day and its hour', sign: 'day' })
    expect(readings).toEqual(offers.map(() => ({ about: 'conversation', wants: 'when' })))
  })
})

describe('what is asked back', () => {
  const asker = { seed: 'mara', chart: null, timeZone: 'Europe/Rome' }
  const at = new Date('2026-11-22T10:00:00Z')
  const end = (question: string, thread: ThreadTurn[] = []) => {
    const events = [...answer(sky, heard(sky, { question, thread, at, asker, usedPhrases: [] }))]
    return events.find((event) => event.kind === 'end')!
  }

  it.each(['hm she asdf tomorrow', 'he asdf', 'asdf qwer'])(
    'joins to %s and offers two or three questions',
    (question) => {
      const { outcome, asksBack } = end(question)
      expect(outcome).toBe('not_understood')
      expect(asksBack!.heard.map(({ text }) => text).join('')).toBe(question)
      expect([2, 3]).toContain(asksBack!.offers.length)
      expect(asksBack!.readings).toHaveLength(asksBack!.offers.length)
    },
  )

  it.each<[string, Offered['offers'], RegExp]>([
    [
      'of what a question is that is clear',
      [
        { about: 'work', wants: 'whether' },
        { about: 'love', wants: 'whether' },
      ],
      /side of your life|in your life|would you put it/,
    ],
    [
      'whether it is meant as it was put',
      [
        { about: 'work', wants: 'whether' },
        { about: 'work', wants: 'when' },
      ],
      /as you (?:put|said) it/,
    ],
  ])('asks %s', (_, offers, words) => {
    const question = 'Is there more in it?'
    const asked = heard(sky, { question, thread: [], at, asker, usedPhrases: [] })
    const parsed: ParsedQuestion = {
      kind: 'asks_back',
      pieces: [],
      nouns: { people: [], things: [] },
      own: [{ words: question, wants: 'whether' }],
      offers,
    }
    expect(replyWithoutReading({ ...buildBrief(sky, asked), parsed }, readAsk(sky, asked)).text).toMatch(
      words,
    )
  })

  it('asks who is meant', () =>
    expect(end('hm she asdf').asksBack!.heard).toContainEqual({
      text: 'she',
      label: 'who is she?',
      isOpen: true,
    }))

  it('consoles nobody for what was not heard', () =>
    expect(end('asdf qwer she').asksBack!.readings.map(({ wants }) => wants)).not.toContain('comfort'))

  it.each(['asdf', 'hm she asdf', 'asdf qwer tomorrow'])(
    'offers nothing for "%s" that would be asked back again',
    (question) => {
      const { asksBack } = end(question)
      const turn = { question, answer: '…', asksBack }
      for (const { label } of asksBack!.offers) expect(end(label, [turn]).plan, label).toBe('no_chart')
    },
  )
})
