import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { crowd } from '../../../evals/crowd.ts'
import { people } from '../../../evals/people.ts'
import type { Person } from '../../../evals/people.ts'
import { sentencesOf } from '../../check/check-sentence.ts'
import type { UsedPhrase } from '../../types.ts'
import { blueprintAnswer } from './blueprint-answer.ts'
import type { BlueprintAnswer } from './blueprint-answer.ts'
import { BLUEPRINT_CATEGORIES, blueprintQuestions } from './blueprint-questions.ts'
import { secondReading } from '../../../evals/second-reader.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')
const questions = blueprintQuestions()

function blueprintOf({
  name,
  chart,
  timeZone,
}: Person): (BlueprintAnswer & { id: string; category: string })[] {
  const told: UsedPhrase[] = []
  return questions.map(({ id, category }) => {
    const answer = blueprintAnswer(sky, {
      asker: { seed: name, chart, timeZone },
      at,
      usedPhrases: told,
      questionId: id,
    })
    told.push(...answer.usedPhrases)
    return { ...answer, id, category }
  })
}
const all = everybody.map((person) => ({ person, answers: blueprintOf(person) }))
const flat = all.flatMap(({ person, answers }) => answers.map((answer) => ({ person, ...answer })))
const unsure = all.filter(({ person }) => person.chart.accuracy.kind !== 'exact')

describe('the questions', () => {
  it('are seven chapters of six, each with an id and a prompt of its own', () => {
    expect(questions.length).toBe(42)
    for (const { id } of BLUEPRINT_CATEGORIES)
      expect(questions.filter(({ category }) => category === id).length).toBe(6)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(42)
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(42)
    for (const { prompt } of questions) expect(prompt).toMatch(/^[A-Z].{10,60}\?$/)
  })
  it('an unknown one is refused', () =>
    expect(() =>
      blueprintAnswer(sky, {
        asker: { seed: 'x', chart: everybody[0]!.chart, timeZone: 'Etc/UTC' },
        at,
        usedPhrases: [],
        questionId: 'nonsense',
      }),
    ).toThrow(RangeError))
})

describe('a blueprint', () => {
  it('holds nothing back, and answers every question with a fact behind it', () => {
    expect(flat.flatMap(({ rejected }) => rejected)).toEqual([])
    expect(
      flat
        .filter(({ facts, text }) => facts.length === 0 || text.length < 60)
        .map(({ person, id }) => `${person.name} ${id}`),
    ).toEqual([])
  })

  it('says nothing false to a second reader that shares no code with the check', () => {
    let claims = 0
    const wrong = flat.flatMap(({ person, text, id }) => {
      const found = secondReading(text, sky, person.chart, person.timeZone, '2026-11-20')
      claims += found.claims
      return found.wrong.map((words) => `${person.name} ${id}: ${words}`)
    })
    expect(wrong).toEqual([])
    expect(claims).toBeGreaterThan(1200)
  })

  it('says no sentence twice', () => {
    for (const { answers } of all) {
      const sentences = answers.flatMap(({ text }) => sentencesOf(text.replaceAll('\n\n', ' ')))
      expect(sentences.filter((words, index) => sentences.indexOf(words) !== index)).toEqual([])
    }
  })

  it('tells of one aspect twice at most, the second time of what it does to one side of life, and names a house once', () => {
    for (const { person, answers } of all) {
      const facts = answers.flatMap(({ facts }) =>
        facts.filter(({ kind }) => kind === 'natal_aspect').map(({ id }) => id),
      )
      expect([person.name, facts.filter((id) => facts.filter((one) => one === id).length > 2)]).toEqual([
        person.name,
        [],
      ])
      const placed = answers.flatMap(({ text }) =>
        [...text.matchAll(/your (\w+)(?: in \w+)?, in your (\w+) house/g)].map(([, point]) => point),
      )
      expect([person.name, placed.filter((point, index) => placed.indexOf(point) !== index)]).toEqual([
        person.name,
        [],
      ])
    }
  })

  it('calls nobody guarded whom it calls open: what meets is not told in the words of what is at odds', () => {
    const contrary: Record<string, RegExp> = {
      'natal.moon.0.asc': /on speaking terms|come in smiling and need to sit down/,
      'natal.sun.0.asc': /not quite the one you know|would not have picked out/,
      'natal.venus.0.mars': /wired against each other|two different people|make up after quarrels/,
      'natal.sun.0.moon': /driven by day and awake by night|pull in two directions/,
      'natal.moon.0.mc': /work wants you on the evening/,
    }
    let met = 0
    for (const { chart, name, ...rest } of crowd(sky)) {
      const close = chart.aspects.filter(({ aspect, isUncertain }) => aspect === 0 && !isUncertain)
      if (!close.some(({ a, b }) => `natal.${a}.0.${b}` in contrary || `natal.${b}.0.${a}` in contrary))
        continue
      for (const { facts, text, id } of blueprintOf({ chart, name, ...rest }))
        for (const [fact, words] of Object.entries(contrary))
          if (facts.some((one) => one.id === fact)) {
            met += 1
            expect([name, id, words.test(text)]).toEqual([name, id, false])
          }
    }
    expect(met).toBeGreaterThan(10)
  })

  it('is written in whole sentences, one to three paragraphs and the notes of the chapter', () => {
    for (const { text } of flat) {
      expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|\.\.|!|\0/)
      expect(text.split('\n\n').length).toBeLessThanOrEqual(5)
      expect(
        sentencesOf(text.replaceAll('\n\n', ' ')).filter((words) => !/^["A-Z].*[.?]["]?$/.test(words)),
      ).toEqual([])
    }
  })

  it('gives two charts the same paragraph only where they share the fact', () => {
    const placesOf = ({ facts }: BlueprintAnswer) =>
      facts.map(({ statement }) => statement.replace(/,.*|; .*/, ''))
    const shared = questions.flatMap(({ id }) => {
      const answers = flat.filter((answer) => answer.id === id)
      return answers.flatMap((one, index) =>
        answers.slice(index + 1).flatMap((other) =>
          one.text
            .split('\n\n')
            .filter(
              (words) =>
                other.text.split('\n\n').includes(words) &&
                !/birth|hour|margin|None of this is about illness|a few minutes earlier/.test(words),
            )
            .filter(() => !placesOf(one).some((place) => placesOf(other).includes(place)))
            .map((words) => `${id}: ${words}`),
        ),
      )
    })
    expect(shared).toEqual([])
  })

  it('is the same again', () => expect(blueprintOf(everybody[3]!)).toEqual(all[3]!.answers))

  it('mentions an uncertain birth time once a chapter, and rests nothing on it', () => {
    expect(unsure.length).toBe(2)
    for (const { person, answers } of unsure) {
      for (const { id } of BLUEPRINT_CATEGORIES) {
        const text = answers
          .filter(({ category }) => category === id)
          .map((answer) => answer.text)
          .join('\n')
        expect(
          text.match(
            /birth time|hour of birth|yours is not known|the hour of your birth|a few minutes earlier/g,
          )?.length,
        ).toBe(1)
      }
      if (person.chart.accuracy.kind === 'unknown')
        expect(answers.map(({ text }) => text).join('\n')).not.toMatch(
          /(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|Ascendant|Midheaven/,
        )
    }
  })

  it('tells an exact birth time nothing of that, and everybody once that the body belongs to a doctor', () => {
    const exact = all.filter(({ person }) => person.chart.accuracy.kind === 'exact')
    expect(exact.flatMap(({ answers }) => answers).filter(({ text }) => /birth time/.test(text))).toEqual([])
    for (const { answers } of all) expect(answers.filter(({ text }) => /a doctor/.test(text)).length).toBe(1)
  })

  it('finds the return of Saturn where it is: in sign and within thirty years', () => {
    const saturn = flat
      .filter(({ id }) => id === 'time-tests')
      .flatMap(({ facts }) => facts.filter(({ id }) => id.startsWith('transit.saturn.0.saturn')))
    expect(saturn.length).toBeGreaterThanOrEqual(10)
    for (const { from } of saturn) expect(from!.getTime() - at.getTime()).toBeLessThan(30 * 366 * 86_400_000)
  })

  it('takes less than two seconds, all 42 answers of it', () => {
    const begin = performance.now()
    for (const person of everybody.slice(0, 4)) blueprintOf(person)
    expect((performance.now() - begin) / 4).toBeLessThan(2000)
  })
})
