/**
 * What a question is about, finer than a topic: which points and houses of a chart speak for it, and how
 * loudly.
 */
import { OF_DOING } from './theme-rows/of-doing.ts'
import { OF_ONESELF } from './theme-rows/of-oneself.ts'
import { OF_PEOPLE } from './theme-rows/of-people.ts'
import type { ThemeMeaning } from './theme-rows/theme-meaning.ts'

const MEANINGS = { ...OF_ONESELF, ...OF_PEOPLE, ...OF_DOING }
export type Theme = keyof typeof MEANINGS
export const THEME_MEANINGS: Record<Theme, ThemeMeaning> = MEANINGS
export const THEMES = Object.keys(MEANINGS) as Theme[]
