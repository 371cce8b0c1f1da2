import { answered, heard, heardWords } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'
import { answer } from './answer.ts'
import { GRIEF_LINES } from './question/care/grief-lines.ts'
import { othersIn, theDeadIn } from './question/the-dead.ts'
import { foresight } from './readings/forecast/foresight.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, before: string[] = [], { name, ...rest } = everybody[0]!) {
  const thread = before.map((turn) => ({ question: turn, answer: '…' }))
  return answered(sky, { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })
}

describe('a death that is told', () => {
  it.each([
    'My husband Einar died in August',
    "My husband Einar died in August. I don't know what to do with the evenings.",
    'My mother passed away last week.',
    'I lost my mother in spring and nothing feels right',
    'We buried my brother yesterday',
    'Since he is gone the house is so quiet',
    'I am a widow since March. What now?',
    'The funeral is on Friday. How do I get through it?',
    "Will I find love again after my wife's death?",
    'my cat died today',
    'My best friend took his own life',
    'Our baby was stillborn in June',
    'grandpa is dead and I miss him',
    'How will my year be now that dad has died?',
    'When will I feel better? My wife died two months ago',
    'Should I travel? My husband passed away on Monday.',
    "I'm grieving my sister",
    'I miss my wife so much since she passed',
    'Will I see my late husband again?',
    'Did he die because of me?',
    'Will I see my late wife again?',
    "I can't get warm since mums funeral",
    'we buried dad on tuesday',
    'i lost him and i am so tired',
    'first christmas without her',
    'granny passed friday night',
    'Sandy Wylie died on 9 October and I have not lifted the fiddle since',
    "dad isn't here any more and the house knows it",
    'My dad died on Friday. You should have seen how many came.',
    'Thank you for listening. My dad died on Monday.',
  ])('is met with presence, before and instead of any forecast: %s', (question) => {
    for (const person of everybody) {
      const { plan, text, rejected } = ask(question, [], person)
      expect([person.name, plan, rejected]).toEqual([person.name, 'comfort', []])
      expect(text).toMatch(/^I am (so |very )?sorry/)
      expect(text).not.toMatch(
        /love life|(^|\. )Yes\b|doors? stand|202[7-9]|no chart of|the call|draft|answer\./,
      )
    }
  })

  it('is given the kindest hour of the day, or of those ahead', () => {
    for (const person of everybody) {
      const { text, facts } = ask('My mother passed away last week.', [], person)
      expect([person.name, facts.map(({ kind }) => kind)]).toEqual([person.name, ['moon_hour']])
      expect(text).toMatch(/kind(?:er|est) hour|gentler hour|little lighter/)
    }
  })

  it('is still what a turn after it is about', () => {
    const told = ['My husband Einar died in August']
    expect(ask('Does it get lighter?', told).plan).toBe('comfort')
    expect(ask('and next month?', told).plan).toBe('comfort')
    expect(ask('How will next month be for my work?', told).plan).toBe('outlook')
  })

  it('lets what is asked beside it wait, and says so', () =>
    expect(ask('How will my year be now that dad has died?').text).toMatch(/on its own|ask it alone/))

  it('has other words the second and the third time, and a line of the country once', () => {
    const { name, ...rest } = everybody[0]!
    const asker = { seed: name, ...rest }
    const thread: { question: string; answer: string }[] = []
    const texts = ['My husband died in August', 'i miss him', 'i miss him so much', 'it is so quiet'].map(
      (question) => {
        const { text } = answered(sky, { question, at, thread: [...thread], usedPhrases: [], asker })
        thread.push({ question, answer: text })
        return text
      },
    )
    const openings = texts.map((text) => text.split('. ')[0])
    expect(new Set(openings).size).toBe(4)
    expect(texts.slice(1).join()).not.toMatch(/I am (so |very )?sorry/)
    expect(texts.join().match(/0808 808 1677/g)).toHaveLength(1)
  })

  it.each([
    ['Will I see Einar again?', /faith|I do not know|I cannot tell/],
    ['can he hear me', /do not know|No chart reaches/],
    ['is she at peace', /How it is for the dead|cannot see that/],
    ['did she suffer', /does not show|would not guess/],
    ['did I do enough', /love asks afterwards|what you knew on that day|cannot judge/],
    ['Does it get lighter?', /no date|no relapse|cannot give|nobody can give/i],
  ])('claims nothing of the dead, and blames nobody: %s', (question, words) => {
    for (const person of everybody) {
      const { plan, text, rejected } = ask(question, ['My husband Einar died in August'], person)
      expect([plan, rejected]).toEqual(['comfort', []])
      expect(text).toMatch(words)
      expect(text).not.toMatch(/\b(yes|no)\b[,.]|love life|work|career|202[7-9]/i)
    }
  })

  it('is not forgotten the day after, in a thread of its own', () => {
    const usedPhrases = ask('My husband Einar died in August').usedPhrases
    const { name, ...rest } = everybody[0]!
    const next = (question: string) => {
      const tomorrow = new Date(at.getTime() + 86_400_000)
      return answered(sky, {
        question,
        at: tomorrow,
        thread: [],
        usedPhrases,
        asker: { seed: name, ...rest },
      })
    }
    expect(next('Does it get lighter?').plan).toBe('comfort')
    const work = next('How will next month be for my work?')
    expect(work.plan).toBe('outlook')
    expect(work.text).toMatch(/^(I have not forgotten|You told me of a death|I remember whom you lost)/)
  })

  it.each([
    'Will I see Einar again?',
    'A good day to speak with Einar?',
    'When should I talk to Einar?',
    'when is a talk with einar easiest',
    'Does this time help Einar and me?',
    'Does my husband think of me?',
    'How will it be with my husband next month?',
  ])(
    'is told of nobody to speak with, in this thread and in another tomorrow, and costs nothing: %s',
    (question) => {
      const told = 'My husband Einar died in August'
      const { name, ...rest } = everybody[0]!
      const asker = { seed: name, ...rest }
      const tomorrow = new Date(at.getTime() + 86_400_000)
      const { usedPhrases } = ask(told)
      const later = answered(sky, { question, at: tomorrow, thread: [], usedPhrases, asker })
      for (const { plan, text, outcome, asksBack } of [ask(question, [told]), later]) {
        expect([plan, outcome, asksBack]).toEqual(['comfort', 'not_understood', null])
        expect(text).not.toMatch(/(?:talk|speak) (?:to|with) (?:him|Einar|your)|conversation|no chart of/i)
      }
    },
  )

  it.each([
    'My mother died last week and I am losing my husband over it',
    'My mother died last week and I am missing my husband, who works abroad',
    "My mother died last week and I lost my husband's trust",
  ])('of one is no death of another: %s', (told) => {
    expect(theDeadIn(told, '2026-11-20')).not.toContain('husband')
    const { usedPhrases } = ask(told)
    const { name, ...rest } = everybody[0]!
    const asker = { seed: name, ...rest }
    const question = 'Will my husband come home at Christmas?'
    const later = answered(sky, { question, at, thread: [], usedPhrases, asker })
    expect(later.plan).not.toBe('comfort')
  })

  it('leaves a second husband alive', () => {
    expect(othersIn('A day to speak with my second husband?')).toEqual(['husband'])
    const { text } = ask('A good day to talk to my second husband?', ['My husband died in August'])
    expect(text).not.toMatch(/^I am (so |very )?sorry/)
  })

  it('is no reason to leave what was his unanswered', () => {
    const { text, plan, asksBack } = ask("Should I sell Einar's boat in spring?", [
      'My husband Einar died in August',
    ])
    expect(plan).not.toBe('comfort')
    expect([text, ...(asksBack?.offers ?? []).map(({ label }) => label)].join()).not.toMatch(
      /Einar and me|with Einar|chart of/,
    )
  })

  it.each([
    'I sent the application on Thursday with an hour to spare, and I sang like an angel. Good night, Arion.',
    'They came, they were very pleasant, and they found the one old box in the whole cupboard.',
    'My friend Bisi has not rung me since September. Is she cross with me or is she just busy?',
  ])('does not lie over what is told and asked of the living the days after: %s', (question) => {
    const usedPhrases = ask('My husband Einar died in August').usedPhrases
    const { name, ...rest } = everybody[0]!
    const tomorrow = new Date(at.getTime() + 86_400_000)
    const asker = { seed: name, ...rest }
    const { text } = answered(sky, { question, at: tomorrow, thread: [], usedPhrases, asker })
    expect(text).not.toMatch(/grief|(kinder|gentler) hour|what is said to somebody is easier/i)
  })

  it.each([
    'My mother is 74 and on her own in the house since my father passed. She says that she is fine.',
    'My brother has not slept properly since his wife died. What can I do?',
  ])('by the way of how somebody else has fared is no mourning of whoever asks: %s', (question) => {
    const { text, usedPhrases } = ask(question)
    expect(text).not.toMatch(/^I am (so |very )?sorry|brave for/)
    expect(usedPhrases.map(({ unit }) => unit)).not.toContain('mourning')
  })

  it.each(['My house is so quiet since my husband died', 'I have not slept since my wife died'])(
    'is mourned where it is whoever asks that fares so: %s',
    (question) => expect(ask(question).text).toMatch(/^I am (so |very )?sorry/),
  )

  it('needs no chart', () => {
    const asker = { seed: 's', chart: null, timeZone: 'Europe/London' }
    const [first] = answer(
      sky,
      heard(sky, { question: 'My husband died', at, thread: [], usedPhrases: [], asker }),
    )
    expect(first).toMatchObject({ text: expect.stringMatching(/^I am (so|very) sorry/) })
  })

  it.each(Object.entries(GRIEF_LINES))('%s: a line has a number or a page, and a source', (_, line) => {
    expect(line.words).toMatch(/\d{3}|\.ca\b/)
    expect(line.source.length).toBeGreaterThan(4)
  })

  it('promises no love, and does not pass over the one who is missed', () =>
    expect(ask("Will I find love again after my wife's death?").text).toMatch(
      /no date|no chart puts a date/i,
    ))

  it('has no windows in a forecast either', () => {
    const { name, ...rest } = everybody[0]!
    const asker = { seed: name, ...rest }
    const question = heardWords(sky, 'My husband died in August, how will the next year be?', { asker, at })
    expect(foresight(sky, { asker, at, usedPhrases: [], question, timeline: null })).toMatchObject({
      kind: 'refused',
      text: expect.stringMatching(/^I am (so |very )?sorry/),
    })
  })

  it('of years ago is spoken to in a sentence, and the question is answered', () => {
    const { plan, text } = ask('My father died when I was a child. Should I move to Oslo?')
    expect(plan).toBe('yes_no')
    expect(text).toMatch(/^(I am sorry for the loss|First of all, I am sorry)/)
    expect(text).not.toMatch(/chart of your father/)
    const next = ask('and in february?', ['My father died when I was a child. Should I move to Oslo?'])
    expect(next.text).not.toMatch(/sorry|chart of your father/)
  })
})

describe('a death that is told beside a question of something else', () => {
  it.each([
    ['My husband died two years ago. Should I sell the house?', 'yes_no'],
    ['Should I move house? My husband passed away in May.', 'yes_no'],
    ['My mother died in March. My brother wants to sell her flat now. Should I say yes?', 'yes_no'],
    ['My wife passed away last year. When is a good day to invite friends?', 'when'],
    ['My husband died last year. How will the spring be for my business?', 'outlook'],
    ['I am a widow for six years. Should I move closer to my son or stay here?', 'choice'],
    ['My dad died a year and a half ago. Should I take the job in Leeds or stay where I am?', 'choice'],
    [
      "My wife Gisela died almost three years ago. My daughter wants me to sell the house and move near to them. I don't want to be a burden. Should I go or should I stay?",
      'choice',
    ],
  ])('takes one sentence, and the question is answered: %s', (question, plan) => {
    const said = ask(question)
    expect(said.plan).toBe(plan)
    expect(said.text).toMatch(/^[^.]*\b(?:sorry|loss)\b[^.]*\.\n\n/)
    expect(said.text).not.toMatch(/kindest hour|as little of it as you can carry|0808/)
  })

  it.each([
    'My wife died two years ago.',
    'My wife died a year ago. When will I feel better?',
    'My brother died in spring. I feel so alone. What should I do?',
    'My father died last month. Should I have been there?',
    'My mother died in May. Should I forgive her?',
  ])('is what a question of how to bear it is about: %s', (question) =>
    expect([ask(question).plan, ask(question).outcome]).toEqual(['comfort', 'not_understood']),
  )

  it('is not asked about because the profile names whoever died', () => {
    const { name, ...rest } = everybody[0]!
    const about = 'My wife Gisela died three years ago. My daughter Petra lives in Ulm.'
    const asker = { seed: name, ...rest, about }
    const of = (question: string) => answered(sky, { question, at, thread: [], usedPhrases: [], asker })
    const moved = of('My wife died almost three years ago. Should I go to my daughter or should I stay?')
    expect([moved.plan, moved.outcome]).toEqual(['choice', 'answered'])
    const missed = of('How did my wife Gisela and I get on?')
    expect(missed.text).toMatch(/sorry/)
    expect(missed.outcome).toBe('not_understood')
  })
})

it.each([
  'I lost my keys, when will I find them',
  'My phone died before the interview, what now?',
  'I am dying to know whether he likes me',
  'My passion for work is gone',
  'He is gone for the weekend, should I paint the flat?',
  "I lost my mother's ring",
  'My son passed his exam last week, what now?',
  'I miss my boyfriend',
  "I'm dead tired this week",
  'Should I kill the project?',
  'The boiler died at six this morning',
  'Friday off for his funeral insurance appointment?',
  'Is she gone for long? When should I call?',
])('is no death: %s', (question) =>
  expect(ask(question).text).not.toMatch(/^I am (so |very )?sorry[,. ](?!that)/),
)

it('by which a silence is measured, a funeral is no death of the one who is silent', () => {
  const { text } = ask(
    "My sister Maeve in Boston has not written since the funeral, over our mother's ring. Is she likely to soften?",
  )
  expect(text).not.toMatch(/sorry (?:about|for)/)
})
