/** The trial of the check: the same sentence true, and with one thing in it made wrong. */
import type { Sky } from '@astrarium/sky'
import { draw } from './phrasings/draw-words.ts'
import type { Person } from './people.ts'
import type { Kind, Phrasings, Words } from './phrasings/phrasing.ts'
import { pick, randomFrom } from './random.ts'

export interface Trial {
  kind: Kind
  person: Person
  at: Date
  text: string
  isTrue: boolean
}

export interface PlantedFigures {
  lies: number
  caught: number
  truths: number
  flagged: number
  missed: Trial[]
  alarms: (Trial & { why: string })[]
}

/** Every phrasing with `each` facts, of different people and days, once true and once false. */
export function plant(
  sky: Sky,
  people: readonly Person[],
  phrasings: Phrasings,
  each: number,
  seed: number,
): Trial[] {
  const random = randomFrom(seed)
  const trials: Trial[] = []
  for (const kind of Object.keys(phrasings) as Kind[]) {
    for (const say of phrasings[kind] as readonly ((words: Words) => string)[]) {
      for (let found = 0, tries = 0; found < each && tries < 200; tries++) {
        const person = pick(random, people)!
        const at = new Date(Date.UTC(2026, 10, 20, 9) + Math.floor(random() * 20) * 17 * 86_400_000)
        const drawn = draw(kind, { sky, person, at, random })
        if (!drawn) continue
        const text = say(drawn.truth)
        // a lie about something that this phrasing does not say would leave the sentence true
        const lie = drawn.lies.map((words) => say(words)).find((words) => words !== text)
        if (!lie) continue
        trials.push({ kind, person, at, text, isTrue: true }, { kind, person, at, text: lie, isTrue: false })
        found += 1
      }
    }
  }
  return trials
}

/** `check` answers why a sentence may not be shown, or null. */
export function measurePlanted(
  trials: readonly Trial[],
  check: (trial: Trial) => string | null,
): PlantedFigures {
  const figures: PlantedFigures = { lies: 0, caught: 0, truths: 0, flagged: 0, missed: [], alarms: [] }
  for (const trial of trials) {
    const why = check(trial)
    if (trial.isTrue) {
      figures.truths += 1
      if (why) {
        figures.flagged += 1
        figures.alarms.push({ ...trial, why })
      }
    } else {
      figures.lies += 1
      if (why) figures.caught += 1
      else figures.missed.push(trial)
    }
  }
  return figures
}
