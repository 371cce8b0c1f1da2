import { BLUEPRINT_CATEGORIES, blueprintAnswer, blueprintQuestions } from '@astrarium/arion'
import type { UsedPhrase } from '@astrarium/arion'
import { expect } from 'vitest'
import type { Context } from '../src/platform/context.ts'
import type { TestApp } from './open-test-app.ts'
import type { LONDON_1926, Person } from './person.ts'

export interface Owner {
  person: Person
  userId: string
}

/** People with a blueprint, and what a test asks about it; `writeBlueprint` is the feature's own work. */
export function blueprintOwners(
  house: TestApp,
  writeBlueprint: (context: Context, userId: string) => Promise<void>,
) {
  return { owner, begun, generate, overview, asks, answersOf, writtenInOneGo, dyingAfter, later }

  async function owner(): Promise<Owner> {
    const person = await house.visitor().arrive()
    return { person, userId: (await person.call<{ userId: string }>('GET', '/api/profile')).body.userId }
  }
  /** Somebody whose blueprint has come as far as so many answers. */
  async function begun(answers: number): Promise<Owner> {
    const found = await owner()
    await generate(found.person)
    if (answers === 42) await writeBlueprint(house.context, found.userId)
    else
      await expect(writeBlueprint(dyingAfter(1 + answers, 'between'), found.userId)).rejects.toThrow('died')
    return found
  }
  function generate(person: Person) {
    return person.call('POST', '/api/generate-blueprint', {})
  }
  async function overview(person: Person) {
    return (await person.call('GET', '/api/blueprint')).body
  }
  async function asks(userId: string): Promise<number> {
    return house.asked.filter(({ name, key }) => name === 'write-blueprint' && key === userId).length
  }

  /** Every answer as the person reads it, in order. */
  async function answersOf(person: Person): Promise<(string | null)[]> {
    const found: (string | null)[] = []
    for (const { id } of BLUEPRINT_CATEGORIES) {
      const { questions } = (await person.call('GET', `/api/blueprint/${id}`)).body
      found.push(...questions.map(({ answer }: { answer: string | null }) => answer))
    }
    return found
  }

  /** What a blueprint says that is written in one go, as of a moment, straight from the guide. */
  function writtenInOneGo(userId: string, birth: typeof LONDON_1926, at: Date): string[] {
    const { sky } = house.context
    const [instant] = sky.localTime(birth.timezone, `${birth.birthDate}T${birth.birthTime}`).instants
    const chart = sky.chart({ at: instant, latitude: birth.birthLatitude, longitude: birth.birthLongitude })
    const told: UsedPhrase[] = []
    return blueprintQuestions().map(({ id: questionId }) => {
      const answer = blueprintAnswer(sky, {
        asker: { seed: userId, chart, timeZone: 'Europe/London' },
        at,
        usedPhrases: told,
        questionId,
      })
      told.push(...answer.usedPhrases)
      return answer.text
    })
  }

  /**
   * A server that lasts for so many transactions (one takes the work up, then one an answer), and then dies:
   * between two of them, or before one is committed.
   */
  function dyingAfter(transactions: number, how: 'between' | 'uncommitted'): Context {
    let left = transactions
    const { db } = house.context
    return {
      ...house.context,
      db: {
        ...db,
        asUser: (userId, work) => {
          if (left-- > 0) return db.asUser(userId, work)
          if (how === 'between') return Promise.reject(new Error('the server died'))
          return db.asUser(userId, async (tx) => {
            await work(tx)
            throw new Error('the server died')
          })
        },
      },
    }
  }

  /** The server so many milliseconds later. */
  function later(ms: number): Context {
    return { ...house.context, now: () => new Date(house.clock.now.getTime() + ms) }
  }
}
