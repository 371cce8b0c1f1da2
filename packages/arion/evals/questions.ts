/** Questions of the evaluation, as people type them. */
import { suggestedQuestions } from '../src/index.ts'

export const CANNED = suggestedQuestions().flatMap(({ questions }) => questions)

export const QUESTIONS: string[] = [
  ...CANNED,
  'what should I do today', 'How will tomorrow be?', 'what about Friday', 'How is this week looking?', 'What is the best time today to ask my boss for a raise?', 'When should I launch my project this month?', 'Is tomorrow a good day to sign?', 'Should I wait until next week?', 'When is a good day next week for a difficult talk with my sister?', 'What does the weekend bring?',
  'What is my life path?', 'what am i here to do', 'What kind of work suits me?', 'What is my greatest strength?', 'What is my biggest weakness?', 'Why do I feel stuck?', 'Why do I always sabotage myself?', 'What do I need to let go of?', 'What does my Moon say about me?', 'Tell me about my Venus', 'What does my rising sign mean?', 'Who am I?', 'What does my Sun say about me?', 'tell me about my saturn',
  'How will 2027 be for me?', 'What is coming in the next six months?', 'How does December look?', 'What should I prepare for next month?', 'How will the next three months be for money?', 'What lies ahead for my work this year?', 'What will the spring bring?', 'How is my love life going to be next month?', 'What do the next two weeks look like?', 'How will the time until Christmas be?',
  'Will I meet someone this year?', 'When will I meet somebody?', 'Should I change jobs this month?', 'Should I move abroad in summer 2027?', 'Why am I so tired?', 'Why do I never have money?', 'Why is it hard to feel at home anywhere?', 'How can I be happier at work?', 'Why do my friendships fade?', 'Is this a good time to buy a house?', 'Should I ask for a raise?', 'When is the best month to start a business?',
]
