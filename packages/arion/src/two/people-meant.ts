/** Of a whole Circle those whom a question may mean, so that no more births are opened than it needs. */
import type { CirclePerson, Company, ThreadTurn } from '../types.ts'
import { whoIsMeant } from './who-is-meant.ts'

const MOST = 4

export function peopleMeant(
  asked: Pick<Company, 'people' | 'about'> & { question: string; thread: readonly ThreadTurn[] },
): CirclePerson[] {
  const before = spokenOf(asked.thread, asked)
  const meant = whoIsMeant(asked.question, { people: asked.people, before })
  const named = meant.kind === 'people' ? meant.people : []
  return [...named, ...before.filter(({ id }) => named.every((one) => one.id !== id))].slice(0, MOST)
}

/** Those whom the turns before were about, the last first; else the one the conversation is about. */
export function spokenOf(
  thread: readonly ThreadTurn[],
  { people, about }: Pick<Company, 'people' | 'about'>,
): CirclePerson[] {
  const context = people.filter(({ id }) => id === about)
  let before: CirclePerson[] = context
  for (const { question } of thread) {
    const meant = whoIsMeant(question, { people, before })
    if (meant.kind !== 'people') continue
    const now: CirclePerson[] = meant.people
    before = [...now, ...before.filter(({ id }) => now.every((one) => one.id !== id))]
  }
  return before
}
