import { expect, it } from 'vitest'
import { isGlad, moodIn } from './mood.ts'

it.each([
  ['glad', 'They gave me a distinction for the choux. I was so proud.'],
  ['glad', 'the gig went really well and she is ok with the money now'],
  ['worried', 'My dad had a bad fall. He is not eating much.'],
  ['angry', 'third time they changed my shift this month. i am fuming'],
  ['tired', 'Long day. Eleven patients and no lunch.'],
  ['sad', 'She got married on Saturday. I cried in the car park.'],
  ['sad', 'She got the house, he got the kids, and I cried all night.'],
  ['glad', 'We got the house! I cried happy tears.'],
  ['funny', 'the goat ate my homework lol'],
  [null, 'Back from the allotment. The beans are in.'],
])('the mood is %s: %s', (mood, message) => expect(moodIn(message)).toBe(mood))

it.each([
  'I should be happy for her. I am not.',
  'My mother lives alone since my father passed. She says she is fine.',
  'Everybody passed but me, and nobody noticed.',
])('and no joy is heard in: %s', (message) => expect(moodIn(message)).not.toBe('glad'))

it.each([
  'She got the house, he got the kids.',
  'I passed, and then the tears came',
  'I won and I am scared',
])('and it is no good news: %s', (message) => expect(isGlad(message)).toBe(false))
