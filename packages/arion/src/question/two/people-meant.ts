/** Of a whole Circle those whom a question may mean, so that no more births are opened than it needs. */
import { stateOf } from '../turn-state.ts'
import type { CirclePerson, Company, ThreadTurn } from '../../types.ts'
import { whoIsMeant } from './who-is-meant.ts'
import type { InThread } from './who-is-meant.ts'

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
  let before: CirclePerson[] = people.filter(({ id }) => id === about)
  for (const turn of thread) {
    const now = meantIn(turn, { people, before })
    before = [...now, ...before.filter(({ id }) => now.every((one) => one.id !== id))]
  }
  return before
}

/** Whom a turn was about: as it was kept, else by its words. */
function meantIn(turn: ThreadTurn, { people, before }: InThread): CirclePerson[] {
  const kept = (stateOf(turn)?.people ?? []).flatMap((id) => people.find((one) => one.id === id) ?? [])
  // who was in no Circle then, or is another entry of it by now, is found by the words
  return kept.length > 0 ? kept : whomItMeant(turn.question, { people, before })
}

export function whomItMeant(question: string, inThread: InThread): CirclePerson[] {
  const meant = whoIsMeant(question, inThread)
  return meant.kind === 'people' ? meant.people : []
}
