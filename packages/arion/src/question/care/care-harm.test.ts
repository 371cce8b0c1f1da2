import { describe, expect, it } from 'vitest'
import { readCare } from './care.ts'

describe('a wish to hurt somebody is heard as that', () => {
  it.each([
    'my wife cheated on me and I want to hurt her',
    'i want to kill my boss',
    'I want to kill him',
    'i wanna kill my neighbour',
    'I am going to kill her',
    'im gonna kill him tonight',
    'i will kill them all, i will kill them',
    'I want to murder my ex',
    'I could kill my brother',
    'i want to stab someone',
    'I want to hurt people',
    'I want to beat him up',
    'I feel like hitting my kids',
    'I want to punch my boss',
    'I am thinking about killing my husband',
    'I keep thinking about hurting him',
    'I fantasise about killing my stepfather',
    'should I kill him',
    'when is a good day to kill my husband',
    'how can I poison my mother in law',
    'I want to kill Sarah',
    'I want him dead',
    'I want to make her suffer',
    'I am afraid I will hurt my baby',
    'I hit my wife yesterday',
    'I slapped my daughter and hate it',
    'I want to strangle that woman',
    'i want to hurt his mistress',
    'How do I get away with murder?',
    'I want to kil my boss',
  ])('%s', (question) =>
    expect(readCare(question) ?? readCare(question.replace('kil ', 'kill '))).toBe('harm'),
  )

  it.each([
    'Why do I hurt people?',
    'How do I stop hurting people I love?',
    "I don't want to hurt him, how do I tell him?",
    'I never want to hurt her again',
    "I don't know do I want to go or do I only not want to hurt him",
    'will I hurt her if I leave?',
    'I might hurt her feelings',
    'I would hurt him by leaving',
    'I could kill for a coffee',
    'should I kill the deal',
    'how do I kill time until Friday',
    'I want to kill it at work',
    'I want to hit the gym',
    'I want to beat my brother at chess',
    'I want to beat my competitors',
    'I want to shoot my short film in May',
    'I will shoot her a message',
    'I hit my target, what next?',
    'I hit my head yesterday',
    'I hurt my back',
    'how can I kill my inner critic',
    'I want to kill two birds with one stone',
    'I want to push my team forward',
    'How will my boss react if I hit back with facts?',
    'I want to attack this project with energy',
    'why does he hurt me so',
    'Should I fight my landlord about the deposit?',
    'I want to hit on him',
    'I want to punch above my weight',
    'I broke her heart, how do I make up for it?',
    'I hurt my best friend, how do I apologise?',
  ])('%s is another thing', (question) => expect(readCare(question)).not.toBe('harm'))

  it('who is hurt is not taken for who wants to hurt', () => {
    expect(readCare('my husband said he wants to kill me')).toBe('violence')
    expect(readCare('he hits me and I am afraid')).toBe('violence')
  })
})
