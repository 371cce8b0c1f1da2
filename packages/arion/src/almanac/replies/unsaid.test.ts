import { describe, expect, it } from 'vitest'
import { Quoted } from '../../question/asked/quoted.ts'
import type { Asking } from '../../question/read-ask.ts'
import { unsaid } from './unsaid.ts'

const FORMS = [
  'I hear {it}. Is it one of these?',
  'It is about {it}. Which one?',
  'You name {it}. Shall I look?',
]
const after = (...answers: string[]): Asking => ({
  asker: { seed: 'mara', chart: null, timeZone: 'Europe/Rome' },
  at: new Date('2026-11-22T10:00:00Z'),
  usedPhrases: [],
  quoted: new Quoted('hm'),
  thread: answers.map((answer) => ({ answer })),
})
const told = (form: string) => form.replace('{it}', 'the lease')

describe('a line among several', () => {
  it('is none that was said in the conversation, whatever stood in its gap', () => {
    const first = unsaid(FORMS, after())
    const second = unsaid(FORMS, after(told(first)))
    const third = unsaid(FORMS, after(told(first), `I am sorry.\n\n${told(second)}`))
    expect(new Set([first, second, third])).toEqual(new Set(FORMS))
  })

  it('is the one said longest ago where all were said', () =>
    expect(unsaid(FORMS, after(told(FORMS[1]!), told(FORMS[0]!), told(FORMS[2]!)))).toBe(FORMS[1]))

  it('is none that was said where each of them ends in a gap', () => {
    const forms = ['Good to see you: {offer}', 'There you are: {offer}', 'Welcome back to it: {offer}']
    const said = (form: string) => form.replace('{offer}', 'What should I focus on today?')
    const first = unsaid(forms, after())
    const second = unsaid(forms, after(said(first)))
    expect(new Set([first, second, unsaid(forms, after(said(first), said(second)))])).toEqual(new Set(forms))
  })

  it('is none of which one sentence was said', () =>
    expect(unsaid(['Hello. Which one?', 'I read that.'], after('It is about tea. Which one?'))).toBe(
      'I read that.',
    ))
})
