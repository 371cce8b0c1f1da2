/** What the words of the trade mean, for somebody who never heard them. */
import type { Planet } from '@astrarium/sky'
import type { Term } from '../question/term.ts'

/** What each stands for: "Venus stands for …". */
export const STANDS_FOR: Record<Planet | 'asc' | 'mc', string> = {
  sun: 'who you are when nobody asks you to be anything else',
  moon: 'what you need in order to feel at home',
  mercury: 'how you think, talk and write',
  venus: 'what you like, and how you come near to people',
  mars: 'how you go after things, and how you get angry',
  jupiter: 'where things grow, and where one takes too much',
  saturn: 'what is slow, has to be earned, and then stays',
  uranus: 'what will not be tied down',
  neptune: 'what is longed for and hard to get hold of',
  pluto: 'what is held tightest and changes last',
  asc: 'how you come into a room',
  mc: 'what you are known for',
}

/** How two of them get on, by the angle between them. */
export const BETWEEN: Record<'soft' | 'hard' | 'conj', string> = {
  soft: 'The two get on, so what they ask for comes with little effort.',
  hard: 'The two get in each other’s way, so there is friction in it, and something has to give.',
  conj: 'The two stand in one place and speak with one voice, louder than each alone.',
}

export const MEANINGS: Record<Exclude<Term, Planet>, string> = {
  trine:
    'It is the easy angle, a third of the circle apart. Two things that stand so help each other without being asked, which is pleasant and easily wasted.',
  sextile:
    'It is a friendly angle, a sixth of the circle apart. It opens a door and leaves the walking to you.',
  square:
    'It is the angle of friction, a quarter of the circle apart. Two things pull across each other, and the discomfort is what gets something done.',
  opposition:
    'It means that two things face each other across the circle. Each sees what the other leaves out, often in the shape of another person.',
  conjunction:
    'It means that two things stand in the same place. They act as one, and what the one does the other feels.',
  aspect:
    'It is the distance between two points on the circle of the sky. Some distances are taken as easy and some as hard, and that is all the word means.',
  transit:
    'It is what the sky of today does to the chart of your birth: something moving now passes a place that mattered then, and stays for some days or months.',
  house:
    'The sky over your place of birth is cut into twelve parts, counted from the horizon. Each stands for a part of life, such as home, money or work.',
  ascendant:
    'It is the sign that came up in the east in the minute you were born. It stands for how you come into a room.',
  midheaven: 'It is the highest point of the sky at your birth. It stands for what you are known for.',
  retrograde:
    'It means that something seems to go backwards for some weeks, as a slower train does seen from a faster one. What is begun then is usually gone over twice.',
  exact:
    'It is the moment when an angle fits to the degree. Around it the thing is felt most; some days before and after it fades in and out.',
  chart: 'It is the sky as it stood over your place of birth in that minute, drawn as a circle.',
  new_moon: 'It is the night without any light of its own, once a month. One takes it for a time to begin.',
  full_moon:
    'It is the night on which it stands across from where the day comes from, and things that began show what they are.',
  eclipse:
    'One of the two great lights is covered for an hour or so. By tradition it marks what was going to change in any case.',
  node: 'It is a point where two paths cross in the sky, and nothing stands there. It is read as a direction to grow in.',
  return: 'It means that something has come once around and stands again where it stood when you were born.',
  sign: 'It is one of the twelve parts of the year’s circle. It colours the manner in which a thing is done.',
  rules:
    'Each part of life is given one body that looks after it. Wherever that one stands, it brings that part of life along.',
}
