/**
 * What a question is about, finer than a topic: which points and houses of a chart speak for it, and how
 * loudly.
 */
import type { Planet } from '@astrarium/sky'
import type { Topic } from '../types.ts'

export const THEMES = [
  'today',
  'unavailable',
  'love',
  'meet',
  'talk',
  'friends',
  'work',
  'start',
  'money',
  'tired',
  'move',
  'home',
  'purpose',
  'spirit',
  'self',
] as const
export type Theme = (typeof THEMES)[number]

/** `r7` is the ruler of the seventh house. */
export type Speaker = Planet | 'asc' | 'mc' | `r${number}`

export interface ThemeMeaning {
  topic: Topic
  /** weight of each point, 0 to 1 */
  points: Partial<Record<Speaker, number>>
  houses: Partial<Record<number, number>>
  /** lore tags that speak to the theme, best first */
  tags: readonly string[]
  /** "your work": noun phrase for headlines */
  noun: string
}

export const THEME_MEANINGS: Record<Theme, ThemeMeaning> = {
  today: {
    topic: 'today',
    points: {
      sun: 1,
      moon: 1,
      mercury: 0.9,
      venus: 0.9,
      mars: 0.9,
      asc: 0.9,
      mc: 0.9,
      saturn: 0.7,
      jupiter: 0.6,
      uranus: 0.3,
      neptune: 0.3,
      pluto: 0.3,
    },
    houses: { 1: 0.5, 10: 0.5, 6: 0.4, 7: 0.4, 4: 0.4 },
    tags: ['today', 'self'],
    noun: 'the day',
  },
  unavailable: {
    topic: 'relationships',
    points: { venus: 1, r7: 0.9, moon: 0.75, mars: 0.6, saturn: 0.35, neptune: 0.3 },
    houses: { 7: 1, 5: 0.6, 8: 0.5, 12: 0.3 },
    tags: ['unavailable', 'love'],
    noun: 'your love life',
  },
  love: {
    topic: 'relationships',
    points: { venus: 1, r7: 0.9, moon: 0.75, mars: 0.6 },
    houses: { 7: 1, 5: 0.6, 8: 0.5 },
    tags: ['love'],
    noun: 'your love life',
  },
  meet: {
    topic: 'relationships',
    points: { venus: 1, r7: 1, r5: 0.7, mars: 0.5, moon: 0.5, asc: 0.4 },
    houses: { 7: 1, 5: 0.9, 11: 0.5, 1: 0.3 },
    tags: ['meet', 'love'],
    noun: 'meeting somebody',
  },
  talk: {
    topic: 'relationships',
    points: { mercury: 1, moon: 0.6, venus: 0.4, mars: 0.35, r3: 0.3 },
    houses: { 3: 0.8, 7: 0.6 },
    tags: ['talk', 'love'],
    noun: 'the conversation',
  },
  friends: {
    topic: 'relationships',
    points: { r11: 1, venus: 0.8, moon: 0.6, jupiter: 0.5, mercury: 0.5 },
    houses: { 11: 1, 3: 0.5 },
    tags: ['friends', 'love'],
    noun: 'your friendships',
  },
  work: {
    topic: 'work',
    points: { mc: 1, r10: 1, r6: 0.7, sun: 0.6, saturn: 0.55, mars: 0.5, mercury: 0.3 },
    houses: { 10: 1, 6: 0.8, 2: 0.4, 1: 0.25 },
    tags: ['work', 'job'],
    noun: 'your work',
  },
  start: {
    topic: 'today',
    points: { mars: 1, sun: 0.9, asc: 0.8, jupiter: 0.6, saturn: 0.6, mercury: 0.5, mc: 0.5 },
    houses: { 1: 1, 10: 0.5, 5: 0.4 },
    tags: ['start', 'work', 'self'],
    noun: 'a beginning',
  },
  money: {
    topic: 'money',
    points: { r2: 1, venus: 0.9, jupiter: 0.6, r8: 0.5, saturn: 0.5 },
    houses: { 2: 1, 8: 0.8, 11: 0.3, 10: 0.3 },
    tags: ['money'],
    noun: 'your money',
  },
  tired: {
    topic: 'health',
    points: { moon: 1, mars: 0.95, sun: 0.8, r6: 0.7, saturn: 0.5, neptune: 0.45 },
    houses: { 6: 1, 12: 0.8, 1: 0.6 },
    tags: ['tired', 'body'],
    noun: 'your strength',
  },
  move: {
    topic: 'home',
    points: { r9: 1, r4: 0.9, moon: 0.8, jupiter: 0.6, mercury: 0.5 },
    houses: { 9: 1, 4: 0.9 },
    tags: ['move', 'home'],
    noun: 'a move',
  },
  home: {
    topic: 'home',
    points: { moon: 1, r4: 1, venus: 0.5, saturn: 0.5, sun: 0.3 },
    houses: { 4: 1, 2: 0.3 },
    tags: ['home', 'move'],
    noun: 'your home',
  },
  purpose: {
    topic: 'purpose',
    points: { sun: 1, mc: 0.9, r1: 0.8, asc: 0.6, saturn: 0.5, moon: 0.4 },
    houses: { 10: 0.8, 1: 0.6, 9: 0.5 },
    tags: ['purpose', 'self', 'work'],
    noun: 'your direction',
  },
  spirit: {
    topic: 'spirit',
    points: { neptune: 0.9, jupiter: 0.9, r9: 0.8, moon: 0.7, r12: 0.7, sun: 0.5 },
    houses: { 12: 1, 9: 0.9 },
    tags: ['spirit', 'self'],
    noun: 'your inner life',
  },
  self: {
    topic: 'self',
    points: {
      sun: 1,
      moon: 1,
      asc: 0.9,
      r1: 0.8,
      mercury: 0.6,
      venus: 0.6,
      mars: 0.6,
      saturn: 0.6,
      mc: 0.5,
      jupiter: 0.4,
      uranus: 0.3,
      neptune: 0.3,
      pluto: 0.3,
    },
    houses: { 1: 1, 4: 0.4, 10: 0.4, 7: 0.3 },
    tags: ['self'],
    noun: 'you',
  },
}
