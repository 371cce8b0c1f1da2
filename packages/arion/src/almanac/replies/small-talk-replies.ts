import { ADDRESSED } from './address-replies.ts'
import type { SmallTalk } from '../../question/small-talk.ts'

export const TALK: Record<SmallTalk, readonly string[]> = {
  parting: [
    'Good night. Nothing has to be settled before tomorrow, and the sky goes on without being watched.',
    'Until next time. Rest well.',
    'Sleep well. What is open today keeps until morning.',
  ],
  jibe: [
    'Fair. The sky has been called worse, and went round all the same.',
    'Noted, and no offence taken; I have no pride that it could hurt.',
    'You may well be right. I compute where things stand, and leave the believing to others.',
  ],
  greeting: [
    "Glad to have you here. I am Arion, a program that reads your chart and today's sky and says only what can be checked. You could begin with this: {offer}",
    'Hello. I am Arion, and I am a program. Ask me about a day, a direction or a decision, for instance: {offer}',
    'Welcome. I am Arion, a program that knows its way around charts and skies. A beginning could be: {offer}',
  ],
  thanks: [
    'Gladly, and it is good that you told me. Come back when the next thing turns up.',
    'You are welcome. If it held up, or if it did not, I would be interested to hear it.',
    'Thank you for saying so. When something else comes up, ask.',
    'That is good to hear. Keep what was of use, and leave the rest.',
  ],
  good_news: [
    'I am glad. Write down today how it came about, while you still know it; one forgets that first. If you like, ask how the next three months will be.',
    'Good. That was yours to do, and no sky did it for you. When you want to know what the first weeks look like, ask me.',
    'That is good news, and thank you for bringing it here. Let it be good for a day before you plan the next step.',
    'I am glad with you, as far as a program can be. Tell it today to somebody who was in it from the start.',
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
  sources: [
    'Every place, angle, day and hour that I name is computed from the tables of the Swiss Ephemeris, and each sentence is held against them again before you see it; the chips below an answer show which. What such a place means is interpretation, handed down and written by people. Whether it is so in your life, nobody knows but you.',
    'Two kinds stand side by side in what I say. Dates, signs, houses and angles are facts of the sky, computed and checked, and any other program will find the same. "You hesitate", "it is easier then" is the old reading of them, put in words by people, and no science has confirmed it. What happens, I do not know.',
  ],
  barnum: [
    'I can’t convince you of that, and you are right to suspect it: much of what is said of people fits most of them. Two things you can test. The dates are computed for your birth alone, so write three of them down before they come. And show an answer of mine to somebody else without saying whose it is.',
    'The effect is real, and sentences about character are where it lives. What I compute is not: your positions, and the days on which the sky touches them. What they mean is handed down and unproven. Give my answer and somebody else’s to a friend and let them guess which is yours; that is a fair trial.',
  ],
  faith: [
    'That is for your conscience and for the people you trust in your faith; I would not talk you out of it, or into anything. What I do is plain: I compute where the planets stand, and tell what people have long read into it. I see nothing hidden and foretell no fate. If it does not sit well with you, leave it, and nothing is lost.',
    'Nobody need think it a sin or no sin because I say so; ask the one you trust in your faith. To whoever calls it divination you can say what is so: a program computes where the planets stood, tells what people have read into that, asks no spirit and foretells no fate. If your conscience is easier without me, that is reason enough, and I take no offence.',
    'I will not argue with a faith, and you need no leave from me to walk past. Here are only computed positions and an old way of reading them, no voice from elsewhere and no fate. What sits well with you is yours to say.',
  ],
  convince: [
    'I would rather be tested than believed. The places and dates that I name are computed for your birth and can be checked anywhere; what they are taken to mean is old custom, and nobody has proved it. Ask me for a day, write down what I say before it comes, and judge by that.',
    'Every date that I name can be checked against any table of the sky. What it means is handed down and unproven, and I say so. If an answer of mine gives you nothing to think with, close the page; you owe me no belief.',
  ],
  worth: [
    'For positions and dates that are computed for your birth and can be checked, for words to think with, and for a place to ask at any hour. Not for knowledge of what will happen; nobody has that to sell. A few questions a day are free for ever, and if that is enough for you, pay nothing.',
    'For a mirror, and not for proof: exact dates, a language for what you notice, and answers that say what they rest on. If it gives you nothing to think with, it is not worth your money, and a few questions a day stay free either way.',
  ],
  other_app: [
    'Neither need be wrong; two programs can mean different things by the same word. I use the zodiac that begins where the Sun stands at the March equinox. Others use the one of the fixed stars, which lies about 24 degrees further on, so that most places come out one sign earlier there. Houses differ when another system is used, and the Ascendant and the Moon also when the hour or its time zone was taken differently. Compare these three: zodiac, house system, and the hour in universal time.',
  ],
  repeating: [
    'Then I owe you another side of it. Say which part you have heard enough of, or put the question in other words; the chart stays the same, and there is more in it than I have said.',
    'That can be, and I am sorry: a chart does not change from day to day, and I go back to what weighs most in it. Ask for a time, a person or a decision, and I have to look elsewhere.',
  ],
  what_to_ask: [
    'A day or an hour for something, how a time will be, why you are as you are in love, work, money or rest, what two doors would each cost you, or a fact of your chart or the sky. No illness, no court, no lottery, and nobody else’s secrets. For instance: {offer}',
    'Whatever has you in it: when to do a thing, whether the time is good, which of two, why it keeps happening, what your chart has where. What a doctor, a judge or the person next to you could answer, I leave to them. You could begin with this: {offer}',
  ],
  missed: [
    'Then I missed it, and I am sorry. Tell me in one sentence what it was about and, if it has a time, for when; I will look at that and leave the rest.',
    'I took it for something else. Which word should I have heard? Put the question around that one, and I begin again.',
    'I am sorry, that went past me. Say it once more in a few plain words, and I look at nothing else.',
  ],
  hurt: [
    'I am sorry. It was meant as a sketch and not as a verdict, and you may cross the sentence out. If you tell me which one it was, I look at it from its kinder side.',
    'That was not what it was for, and I am sorry that it did. A chart has no right to the last word about you. Leave it, or tell me which sentence it was.',
  ],
  disagrees: [
    'Then keep your own view of it: you live in this chart, and I only read it. The places and the dates I can vouch for; what they mean is handed down, and it may miss you. Which sentence was it? I look at that one from its other side.',
    'That may well be. Where something stands is computed and can be checked; what it is taken to mean is old custom, and you know yourself better than custom does. Tell me what is not so, and I read it again with that in mind.',
    'Good, say so. An answer that you can only nod at is worth little. What in it was wrong for you: the time, or the picture of you?',
  ],
  maker: [
    'I am Arion, the program that belongs to Astrarium: tables of the sky, a book of written lines, and a check that holds each sentence against the tables. No language model is needed for that. Whoever runs this place can switch one on, and then what it writes goes through the same check. I am no person in either case.',
  ],
  ...ADDRESSED,
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
    'Then it is not so for you, and I will not argue you into it. Which sentence was it? I would look at that one again.',
  ],
}
