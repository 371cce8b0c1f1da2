import { en } from './en/index.ts'

/** What another language has to say: a folder beside `en/` that satisfies this type. */
export type Words = typeof en

export const words: Words = en
