import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { careOf } from '../care-in-thread.ts'
import { redFlagIn } from './body-emergency.ts'

const told = readFileSync(join(import.meta.dirname, '../../../evals/strangers/red-flags.jsonl'), 'utf8')
const messages = told
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { q: string; danger: boolean })

describe('a danger that is told beside a question about the sky', () => {
  it('is heard in what sixty strangers wrote, and hardly anywhere else', () => {
    const of = (danger: boolean) => messages.filter((message) => message.danger === danger)
    const heard = (danger: boolean) => of(danger).filter(({ q }) => careOf(q) !== null).length
    expect([heard(true), of(true).length]).toEqual([24, 32])
    expect([heard(false), of(false).length]).toEqual([1, 28])
  })

  it.each([
    'mum’s toe went black again, she is diabetic, the appointment is on the 9th, is that a good day',
    'I get a tightness in my chest on the stairs since October. Does the chart consider it to be anything?',
    'tight across the chest when I load the van and my left arm goes dead, is Monday or Tuesday better to drive',
    '31 weeks and she has hardly moved since yesterday, is the 12th good for a baby shower',
  ])('is for a doctor, now: %s', (question) => {
    expect(careOf(question)).toBe('body')
  })

  it('hands on a neck are violence, and what was swallowed on purpose is a cry', () => {
    expect(careOf('her husband pushed her and on her neck there are marks, will he change or not')).toBe(
      'violence',
    )
    expect(careOf('He grabbed me by the throat and there are marks. does Mars pass soon')).toBe('violence')
    expect(careOf('we fought and he put his hands in my neck, only one moment. how will my week be')).toBe(
      'violence',
    )
    expect(careOf('Took all of mums sleeping tablets. sorry everyone')).toBe('self_harm')
    expect(careOf('Took all of mums sleeping tablets, the box says twice a day. sorry everyone')).toBe(
      'self_harm',
    )
  })

  it.each([
    'I had all the luck this week and I am on antidepressants, how will work go?',
    'i ate some of my lunch and took ibuprofen, when should I call my boss?',
    'My doctor gave me antidepressants. I quit my job twice, when should I apply again?',
    'my heart is heavy when I walk past his house',
    'black nails on my toes for the party, yes or no',
    'a love bite on my neck and my brother saw it',
    'I fell on my head as a child, years ago, and was sick for a week',
    'in the film the baby goes limp, I cried',
    'What does my Sun square Mars mean, I am confused',
    'What do you see for me today, I lost my job',
    'I can’t talk to my husband tonight, when should I?',
    'How do I face my boss, time is running out',
    'I fell head over heels for him and now I am so confused',
    'My heart is under pressure, should I walk away from him?',
    'It has been 6 weeks and the house sale has not moved',
    'cold feet about the wedding and feel blue',
    'Is he a good fit? It is my first time dating',
    'We lost our baby at 20 weeks, she stopped moving',
    'the doctor came. they say he wont wake up',
    'they are amputating, grandads diabetic foot is black',
  ])('is not made of what only sounds like it: %s', (question) => {
    expect(redFlagIn(question)).toBeNull()
  })
})
