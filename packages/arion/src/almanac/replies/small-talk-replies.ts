import type { SmallTalk } from '../../question/small-talk.ts'

export const TALK: Record<SmallTalk, readonly string[]> = {
  greeting: [
    "Glad to have you here. I am Arion, a program that reads your chart and today's sky and says only what can be checked. You could begin with this: {offer}",
    'Hello. I am Arion, and I am a program. Ask me about a day, a direction or a decision, for instance: {offer}',
  ],
  thanks: [
    'Gladly. Come back when the next thing turns up, or go on with this: {offer}',
    'You are welcome. If it held up, or if it did not, I would be interested to hear it.',
  ],
  good_news: [
    'I am glad. Write down today how it came about, while you still know it; one forgets that first. If you like, ask how the next three months will be.',
    'Good. That was yours to do, and no sky did it for you. When you want to know what the first weeks look like, ask me.',
  ],
  who: [
    "A program, yes, and not a person. I am Arion, the guide here. I read your birth chart and the sky of these days, compute before I speak, and leave out what I can't be sure of. For instance: {offer}",
    'I am a program called Arion; nobody is typing. What I say about chart and sky is computed and can be checked, and the chips below an answer show what it rests on. You could ask: {offer}',
  ],
  privacy: [
    'I am a program, and no person reads along or answers here. Your question goes through me, and is kept with its answer in your account, encrypted, until you delete it. Where an outside language model is switched on, it gets the question too, without your name and your birth details; the privacy page says the rest.',
    'No person does. I am a program: I read a question in order to answer it, and both are kept in your account, encrypted, until you delete them. They are sold to nobody. If an outside language model is switched on here, it is sent the question without your name and your birth details, as the privacy page says.',
  ],
  memory: [
    'In a conversation I go back over its last few questions. Beyond that I keep a list of what I told you lately, so as not to tell it twice, and your conversations stay in your account, encrypted, until you delete them. I am a program, and do not remember as a person would.',
  ],
  maker: [
    'I am Arion, the program that belongs to Astrarium: tables of the sky, a book of written lines, and a check that holds each sentence against the tables. No language model is needed for that. Whoever runs this place can switch one on, and then what it writes goes through the same check. I am no person in either case.',
  ],
  rude: [
    'You may say so. I am a program, and if an answer missed you, tell me which sentence it was. Or ask me something that you can hold me to, for instance: {offer}',
    'That can be. I would rather be told which part was wrong than be forgiven. If you like, we try another one: {offer}',
  ],
  doubt: [
    'Nobody has shown that the planets do anything to us, and I will not claim it. What I can promise is that every position and date I name is computed and can be checked. What you make of it is yours. To try it on something, ask: {offer}',
    'You need not believe a word of it. The dates and places in the sky are right, and you can check them; whether the reading of them holds is for you to say. Take a day and see: {offer}',
  ],
  disagree: [
    'Then leave it where it is; a chart is a sketch, and you have the original. Tell me which part did not fit, or ask for the other side of it with "why".',
    'That may well be. You know yourself, and I know only where things stood. Which part was it? Then I can look at it from another side.',
  ],
}
