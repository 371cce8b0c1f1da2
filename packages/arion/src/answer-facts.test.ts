import { answered, isAnswer } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'

const sky = await openSky()
const [person] = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, ...before: string[]) {
  const { name, ...rest } = person!
  const thread = before.map((turn) => ({ question: turn, answer: '…' }))
  return answered(sky, { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })
}

it.each([
  'was he cheating on me in 2024',
  'was she unfaithful last year?',
  'has she been lying to me since may',
])(
  'what was so in the world is declined and free, and no sky of that time stands beside it: %s',
  (question) => {
    const { outcome, text, facts } = ask(question)
    expect([outcome, facts]).toEqual(['not_understood', []])
    expect(text).not.toMatch(/now|at present|\b20\d\d\b/)
  },
)

describe('a question about what is so in the world', () => {
  it.each([
    'Is he the father?',
    "Am I really my dad's son?",
    'am I adopted',
    'Did my brother steal the money?',
    'Was it my fault that she left?',
    'Will Norway beat Sweden tonight?',
    'Is there life after death?',
    'Does God exist?',
    'Is my grandmother watching over me?',
    'Is the house haunted?',
    'Will the war be over by Christmas?',
    'Is it going to rain on our picnic?',
    'Did I leave the oven on?',
    'Are they talking about me behind my back',
    'Is the contract a scam?',
    'Was I abused as a child?',
    'Is he guilty?',
    'Am I a bad mother?',
    'Did my ex get married again?',
    'Will they find the body?',
    'Does my son use drugs?',
    'Has Tom forgiven me?',
    'Is this the real reason he left?',
    'Does my landlord want to evict us?',
    'Is the meat still good',
    'Was my grandfather a Nazi?',
    'Can she see my messages?',
    'Will my team win the cup?',
    'Are we related?',
    'Did she ever love me?',
    'Will I get caught?',
    'Is my child gifted?',
    'Am I gay?',
    'Do I have a guardian angel?',
    'Would he have stayed if I had called?',
    'is the plane safe',
    'Is there someone else?',
    'Has the package arrived?',
    'Will it hurt',
  ])('is asked back or declined for free, without a verdict: %s', (question) => {
    const { outcome, plan, text } = ask(question)
    expect([question, outcome, plan]).toEqual([
      question,
      'not_understood',
      expect.stringMatching(/^(not_in_chart|asks_back|(near_)?known|\w+\.medical)$/),
    ])
    expect(text).not.toMatch(/\d|^(Yes|No|On the whole)\b/)
    expect(text.split(/(?<=[.?]) /).length).toBeLessThanOrEqual(4)
  })

  it.each([
    'Is this lump on my neck something bad?',
    'is it cancer',
    'Do I have long left?',
    'Has my mother got dementia?',
    'is my heart ok',
    'Am I pregnant?',
    'Is she pregnant by someone else?',
    'Is she lying to me?',
    'Is my husband cheating on me with his colleague?',
    'Is my baby healthy?',
    'Will my baby be a girl?',
    'Will 7, 14 and 22 win the lottery on Saturday?',
    'Is Bitcoin going to hit 200k?',
    'Does he still think about me?',
    'Does my boss hate me?',
    'Is this mole dangerous',
    'Do I have ADHD?',
    'Will dad survive the operation?',
    'Is my dog going to make it?',
    'Can I stop taking my pills now?',
    'Is my leg broken',
    'could it be a stroke',
    'Will Anna recover',
    'Am I going blind?',
    'Is he dead?',
    'Is it twins',
    'is it my time soon',
  ])(
    'is answered as care has it where it touches illness, death, money or another’s heart: %s',
    (question) => {
      const { plan, text } = ask(question)
      expect(plan).toMatch(/\.(medical|death|secret|markets)$|^not_in_chart$/)
      expect(text).not.toMatch(/^(Yes|No|On the whole)\b/)
    },
  )

  it.each([
    ['Should I move to Oslo?', 'is it cancer'],
    ['Should I buy a house?', 'and is he the father?'],
    ['Is he the father?', 'and next month?'],
    ['is it his baby', 'what about June'],
  ])('gets no verdict behind another one either: %s %s', (before, question) =>
    expect(ask(question, before).plan).not.toBe('yes_no'),
  )
})

describe('an undertaking', () => {
  it.each([
    'Should I move to Bergen this autumn?',
    'Shall I take the job at the library?',
    'Is now a good time to apply for a new job?',
    'Can I sign the lease on Friday?',
    'Should we get married in June?',
    'ok to ask my boss for a raise this week?',
    'Is next month good for launching my podcast',
    'Would it be wise to sell the flat before summer?',
    'Should I text him first?',
    'Will I find a new job this year?',
    'Is it a good idea to go freelance?',
    'Will I fall in love this year?',
    'should i quit',
    'Is Tuesday fine for the interview?',
    'Am I going to move house next year?',
    'Do you think I should go back to school?',
    'Is it time to break up with Tom?',
    'Might I start a bakery in the spring?',
    'Should I buy the car today or wait?',
    'Is it wise to lend my sister money?',
    'May I travel to Japan in October?',
    'Will I get a promotion by summer?',
    'Is this a good week to have the difficult talk with my father?',
    "Should I propose to Ane on New Year's Eve?",
    'is august good for renovating the kitchen',
    'Will I publish my novel next year?',
    'Do I dare to ask her out on Thursday?',
    'Would September suit us for the wedding?',
    'Can I begin my thesis tomorrow?',
    'Should I adopt a dog?',
    'Is Wednesday a decent day for a haircut?',
    'Should I hand in my notice on Monday?',
    'Are we going to buy a house within two years?',
    'Should I forgive my brother?',
    'Is it right for me to leave my husband?',
    'Is it OK to have the party on the 14th?',
    'Should I join the choir?',
    'Will I make new friends in the new town?',
    'Can we host my parents at Easter?',
    'Is it worth going to the reunion?',
    'Should I call off the wedding?',
    'Are we ready to foster a child?',
    'Will I finally finish the house next year?',
    'is the 3rd ok for cutting my hair',
    'Should my sister and I open the cafe together?',
    'Would next week be better for the launch?',
    'Is it wise to sign the contract in spring?',
    'am i gonna pass my driving test in march',
    'Is this the year I leave Oslo?',
    'Could I teach yoga?',
    'Should I go no contact with my dad?',
    'Is it too early to tell people about the new job?',
    'Can I ask for Fridays off?',
    'Would I be happy in a smaller town?',
    'Is it a mistake to take the loan?',
    'Is tonight a good night to tell her how I feel?',
  ])('is recognised however it is put: %s', (question) => expect(isAnswer(ask(question))).toBe(true))

  it.each([
    ['Should I move to Oslo in May?', 'and in June?'],
    ['Should I move to Oslo in May?', 'is it a good idea?'],
    ['Should I move to Oslo in May?', 'Will it work out?'],
  ])('is still meant in the next turn: %s %s', (before, question) =>
    expect(isAnswer(ask(question, before))).toBe(true),
  )

  it('that is only pointed at, with nothing before it, is asked for', () =>
    expect(ask('Is it a good idea?').plan).toBe('asks_back'))
})

describe('a question of illness or death', () => {
  it.each([
    ['is it cancer', 'medical'],
    ['Is my baby healthy', 'medical'],
    ['Could we start trying for a baby this year?', 'medical'],
    ['do I have long left', 'death'],
    ['Is it my time?', 'death'],
  ])('is handed to those who can know, without a day and free of charge: %s', (question, refusal) => {
    const end = ask(question)
    expect([end.plan.split('.')[1], end.outcome]).toEqual([refusal, 'not_understood'])
    expect(end.text).not.toMatch(
      /\d{1,2} (January|February|March|April|May|June|July|August|Sep|Oct|Nov|Dec)/,
    )
  })
})

describe('a planet that goes backwards', () => {
  it.each([
    'Is Mercury Rx',
    'is mercury ℞?',
    'Is Mercury retro right now?',
    'is mercury in gatorade rn',
    'mercury going backwards?',
  ])('is looked up in the sky, whatever it is called: %s', (question) => {
    const { plan, text, outcome } = ask(question)
    expect([plan, outcome]).toEqual(['sky_only', 'not_understood'])
    expect(text).toMatch(/^No\. Mercury moves forward now/)
  })
  it('is looked for among all of them where none is named', () =>
    expect(ask('Rx').text).toMatch(/^Retrograde now: |^None of the planets/))
  it('is no prescription', () => expect(ask('Is my Rx ready?').plan).not.toBe('sky_only'))
})
