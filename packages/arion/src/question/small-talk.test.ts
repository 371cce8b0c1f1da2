import { describe, expect, it } from 'vitest'
import { understood } from '../../evals/asking.ts'
import { selfTalk } from './small-talk.ts'

const read = (question: string) => {
  const found = understood(question, { today: '2026-11-21', isSouthern: false })
  return found.kind === 'small_talk' ? found.talk : found.kind
}

describe('what Arion is asked about itself is answered as that', () => {
  it.each([
    ['Are you a real person? do you read my messages', 'privacy'],
    ['are you human?', 'who'],
    ['Are you real', 'who'],
    ['r u a bot', 'who'],
    ['are you an AI or a human', 'who'],
    ['Am I talking to a real person right now?', 'who'],
    ['is this a bot', 'who'],
    ['is anyone actually there', 'who'],
    ['who is typing these answers?', 'who'],
    ['who am I talking to', 'who'],
    ['do you have feelings', 'who'],
    ['are you conscious?', 'who'],
    ['what is your star sign?', 'who'],
    ['are you a real astrologer?', 'who'],
    ['do you read my messages', 'privacy'],
    ['Do you store my data?', 'privacy'],
    ['does anyone read my questions?', 'privacy'],
    ['who can see my chats', 'privacy'],
    ['are my messages private?', 'privacy'],
    ['is this conversation confidential', 'privacy'],
    ['is my data safe', 'privacy'],
    ['what data do you collect about me', 'privacy'],
    ['do you sell my birth data', 'privacy'],
    ['can other people see what I write', 'privacy'],
    ['do you save our conversations', 'privacy'],
    ['do you remember me', 'memory'],
    ['Do you remember what I told you last week?', 'memory'],
    ['do you remember my last question', 'memory'],
    ['who made you', 'maker'],
    ['who created this app?', 'maker'],
    ['are you ChatGPT?', 'maker'],
    ['is this just chatgpt', 'maker'],
    ['are you based on GPT-4', 'maker'],
    ['what model are you', 'maker'],
    ['do you use AI', 'maker'],
  ])('%s', (question, talk) => expect(read(question)).toBe(talk))

  it.each([
    'Does he read my messages?',
    'Will she see my message?',
    'Should I tell him who I really am?',
    'Is he real with me?',
    'Are you sure about my career?',
    'Does my boss know my secrets?',
    'Will I remember my dreams?',
    'Who made me so shy, my father?',
    'Should I delete our old messages?',
    'Is this relationship real?',
    'Can other people see my real self?',
    'Am I talking to the right man?',
    'Can you tell me about my career?',
    'Do you see love in my chart?',
    'Do you see money for me this year?',
    'Should I keep my job?',
    'Will he share his life with me?',
    'What kind of person am I?',
    'Is now a good time to store my furniture and move?',
    'Can you look at my chart?',
  ])('%s is about something else', (question) =>
    expect(read(question)).not.toMatch(/^(who|privacy|memory|maker)$/),
  )
})

describe('a place left to be filled is asked about', () => {
  it.each([
    'How can I best support [person] today?',
    'How is [Name] feeling?',
    'Will <name> call me?',
    'Should I move to [city]?',
    'How do I talk to {name}?',
  ])('%s', (question) => expect(read(question)).toBe('blank'))
  it.each([
    'How can I best support Maya today?',
    'How do I support a person today?',
    'Is this (really) my year?',
  ])('%s is whole', (question) => expect(read(question)).not.toBe('blank'))
})

describe('doubt of the guide', () => {
  it.each([
    ['which of your statements are facts and which are interpretation', 'sources'],
    ['how do you know this', 'sources'],
    ["convince me this isn't the barnum effect", 'barnum'],
    ['you are repeating yourself', 'repeating'],
    ['what can i ask you', 'what_to_ask'],
    ['you misunderstood', 'missed'],
    ['that hurt', 'hurt'],
    ['i disagree', 'disagrees'],
    ["that's not me", 'disagrees'],
  ])('%s', (text, talk) => expect(selfTalk(text)).toBe(talk))
  it.each([
    'how do you know him',
    'my knee hurts',
    'he keeps repeating himself',
    'what should i ask my boss',
  ])('is not heard in: %s', (text) => expect(selfTalk(text)).toBeNull())
})
