import { expect, it } from 'vitest'
import { plain } from '../plain-text.ts'
import { nameOfKin } from '../person-in.ts'
import { namedIn } from './named.ts'

const of = (question: string) => namedIn(question, plain(question))

it.each([
  ['How can I speak with more confidence in front of my class?', 'speaking'],
  ['I freeze whenever I have to give a presentation', 'speaking'],
  ['why do i keep buying things i do not need', 'overspending'],
  ['I never charge enough for my cakes. Why?', 'undercharging'],
  ['where on earth would I find a decent man', 'where_meet'],
  ['my brother says i am cold. is he right?', 'cold'],
  ['How do I say no to my mother?', 'saying_no'],
  ['why can i never finish what i start', 'finishing'],
  ['How do I stop comparing myself to my cousin?', 'envy'],
])('%s names its matter', (question, matter) => {
  expect(of(question).matter).toBe(matter)
})

it.each([
  'Why is my husband so jealous?',
  'Is he cold because of me?',
  'why does she never finish anything',
  'When will I get a new job?',
  'Tell me about my Moon.',
  'Should I move to Lisbon?',
  'no way',
  'Is it a good day to save the file?',
  'how is my week',
])('%s names no matter of the asker', (question) => {
  expect(of(question).matter).toBeNull()
})

it.each([
  ["How should I behave at my sister's wedding on Saturday?", "your sister's wedding"],
  ['Best outfit for my driving test?', 'your driving test'],
  ['When should I prepare for the job interview?', 'the job interview'],
  ['We were married on 4 June 1988. What did the sky look like?', 'your wedding'],
])('%s names an occasion', (question, occasion) => {
  expect(of(question).occasion).toBe(occasion)
})

it.each(['Is wedding planning a good business?', 'Will I ever be a match for him?', 'Should I move?'])(
  '%s names no occasion',
  (question) => {
    expect(of(question).occasion).toBeNull()
  },
)

it.each([
  ['How do I keep my nerve with a difficult neighbour?', 'how to keep your nerve with a difficult neighbour'],
  ['so why am i always drawn to old furniture', 'why you are always drawn to old furniture'],
  ["Why can't I sit through a whole film?", "why you can't sit through a whole film"],
])('%s can be said back', (question, echo) => {
  expect(of(question).echo).toBe(echo)
})

it.each([
  'why am i so stupid',
  'how do i get him back',
  'How do I handle my Saturn return?',
  'how do you know that',
  'why do i always do this',
  'How do I get through December?',
  'why do i cheat on my wife',
  'how do i',
])('%s is not said back', (question) => {
  expect(of(question).echo).toBeNull()
})

it.each([
  ["How was 2011 for me? That's when my shop closed.", 'your shop closed'],
  ['What was going on in 2016 when I lost my job?', 'you lost your job'],
])('%s tells what happened', (question, told) => {
  expect(of(question).told).toBe(told)
})

it.each(['When will I find a job?', 'How was 2011 when my father died?', 'when was i happiest'])(
  '%s tells nothing that is said back',
  (question) => {
    expect(of(question).told).toBeNull()
  },
)

it.each([
  ['My grandmother Rosa died in June.', 'Rosa'],
  ['my son Ben bites his nails', 'Ben'],
  ['Einar died in August.', 'Einar'],
  ['He died in May.', undefined],
  ['My friend is ill', undefined],
  ['My sister, May was hard for us', undefined],
  ['my boss Monday morning is a horror', undefined],
])('%s calls somebody by name: %s', (question, name) => {
  expect(nameOfKin(question)?.name).toBe(name)
})
