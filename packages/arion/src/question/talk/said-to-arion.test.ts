import { describe, expect, it } from 'vitest'
import { addressIn } from './said-to-arion.ts'

describe('what is said to Arion as to somebody', () => {
  it.each([
    ['greeting', 'so my cousin made me download this haha. hey'],
    ['greeting', 'Good evening. My grandson put this on my phone before he went back to Perth.'],
    ['greeting', 'Hello, I am new to this and a friend at church recommended me the app.'],
    ['reproach', 'you said thursday was a good day to ask and he shouted at me in front of everyone'],
    ['reproach', 'so much for your kind hour, the interview went terribly'],
    ['reproach', 'It rained on the whole wedding. You could have warned me.'],
    ['for_all', 'are you ok with black people'],
    ['for_all', 'does this work for trans people'],
    ['for_all', 'do you guys know about nonbinary folk or is it all mars and venus'],
    ['joke', 'The cat ate the roast. Which planet do I complain to?'],
    ['joke', 'can i sue mercury'],
    ['joke', 'Why did the bus driver ask the stars? Because he had lost his way.'],
    ['reproach', 'You should have seen that coming.'],
  ])('%s: %s', (kind, message) => expect(addressIn(message)).toBe(kind))

  it.each([
    'Which planet is responsible for this pain?',
    "Is it time to tell them I'm gay?",
    'Is it a good day for wearing black?',
    'Does it look good for Black Friday?',
    'Is this good for my disabled son?',
    'Why does my husband hate me? Because I am fat?',
    'I sent the application in on Monday. I am rather proud of it.',
    'My sister made me a cake. When should I thank her?',
    'which planet rules my tenth house',
    'You said Thursday would be good. What hour on Thursday?',
    'I put it on the shelf and it fell off.',
    'Why did my mother leave? Because of me?',
    'Why does my husband hate me? Because I am fat',
    'Why did the doctor leave? Because of me',
    'You should have seen the marks he left on me',
    'You should have seen her face!',
    'My dad died on Friday. You should have seen how many came.',
    'my son is trans and starts a new school, how do i support him',
  ])('and this is something else: %s', (message) => expect(addressIn(message)).toBeNull())
})
