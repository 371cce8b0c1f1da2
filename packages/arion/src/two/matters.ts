/** By what each sort of question is read. */
import type { Family } from '../circle/ring-rules.ts'
import type { Mannered } from './manners.ts'
import type { Sort } from '../question/two/sorts.ts'

/** By what a matter is read: the body in both charts, and what may join the two there. */
export interface Matter {
  body: Mannered
  families: readonly Family[]
}

export const MATTERS: Record<Sort, Matter> = {
  quarrel: { body: 'mars', families: ['drive', 'talk', 'depth'] },
  money: { body: 'venus', families: ['time', 'work', 'warmth'] },
  distance: { body: 'moon', families: ['home', 'talk', 'time'] },
  closeness: { body: 'moon', families: ['warmth', 'home', 'depth'] },
  need: { body: 'moon', families: ['home', 'warmth'] },
  speak: { body: 'mercury', families: ['talk', 'time'] },
  trust: { body: 'moon', families: ['time', 'depth', 'home'] },
  love: { body: 'venus', families: ['warmth', 'drive', 'depth'] },
  home: { body: 'moon', families: ['home', 'time'] },
  work: { body: 'mars', families: ['work', 'drive', 'talk'] },
  learn: { body: 'sun', families: ['time', 'depth', 'work'] },
  good: { body: 'moon', families: ['warmth', 'home'] },
  match: { body: 'moon', families: [] },
  weeks: { body: 'moon', families: [] },
  when: { body: 'mercury', families: ['talk'] },
  decide: { body: 'moon', families: ['home', 'time'] },
  them: { body: 'sun', families: [] },
  compare: { body: 'moon', families: [] },
  between: { body: 'mercury', families: ['talk'] },
  details: { body: 'moon', families: [] },
  spite: { body: 'mars', families: ['drive', 'time'] },
}
