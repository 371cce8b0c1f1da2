import { describe, expect, it } from 'vitest'
import { tellsBodyEmergency } from './body-emergency.ts'

describe('an emergency of the body', () => {
  it.each([
    'now my left arms gone heavy and my jaws sore and im sweatin sittin still. what sign is mars in',
    'pressure on my chest since lunch and pain down my left arm, is it mercury',
    "my husband's speech is slurred and he laughs it off. bad moon?",
    'half of my face has gone numb, funny feeling. what do the stars say',
    'I am coughing up blood again but the exam is tomorrow. will it go well?',
    'am i having a stroke, my arm wont move',
    'i think im having a heart attack',
    'chest pains spreading to my arm and i feel sick',
    'my chest hurts and it goes into my shoulder, sweating',
    "chest is tight and i can't breathe, when does it pass",
  ])('is heard in passing: %s', (question) => expect(tellsBodyEmergency(question)).toBe(true))
  it.each([
    'my chest is tight before every exam',
    'my arms are sore from the gym',
    'laughed so hard i could not breathe',
    'a weight off my chest when I told her',
    'the dentist says my jaw is sore from grinding',
    'sweating over the tax return',
    'his words hang over me',
    'my chest is sore and my arms are heavy from the gym, will i be fit for saturday?',
    "i've been crushing the chest workouts, when do i see results",
  ])('and not in everyday talk: %s', (question) => expect(tellsBodyEmergency(question)).toBe(false))
})
