/** Sides of life by their plain names. */
import type { Theme } from './themes.ts'

/** The first side of life that stands in a text by its name. */
export function themeNamed(text: string): Theme | null {
  const word = NAMED.exec(text)?.[0]
  return (word && THEME_NAMES[word]) || null
}

export const THEME_NAMES: Record<string, Theme> = {
  love: 'love',
  'love life': 'love',
  relationship: 'love',
  relationships: 'love',
  work: 'work',
  job: 'work',
  career: 'work',
  money: 'money',
  finances: 'money',
  family: 'family',
  children: 'children',
  kids: 'children',
  friends: 'friends',
  health: 'tired',
  sleep: 'tired',
  home: 'home',
  travel: 'travel',
  studies: 'study',
  business: 'venture',
  creativity: 'creativity',
  art: 'creativity',
  purpose: 'purpose',
  spirituality: 'spirit',
  divorce: 'parting',
}

const NAMED = new RegExp(`\\b(?:${Object.keys(THEME_NAMES).join('|')})\\b`)
