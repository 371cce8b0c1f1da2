/** Everybody whom a question names besides the one who asks. */
import type { Somebody } from '../listen/reading.ts'
import { ownNouns } from './gate/own-nouns.ts'
import { kinNamed, namedPerson, rolesIn } from './person-in.ts'

/** Each once, in order of mention. */
export function peopleIn(question: string): Somebody[] {
  const kin = kinNamed(question)
  const called = [namedPerson(question), ...ownNouns(question).people.filter((one) => !OWNED.test(one))]
  const names = called.flatMap((name) => (name ? [kin.find((one) => one.name === name) ?? { name }] : []))
  const all: Somebody[] = [...kin, ...names, ...rolesIn(question.toLowerCase()).map((role) => ({ role }))]
  const small = question.toLowerCase()
  const placeOf = ({ name, role }: Somebody) => small.indexOf((name ?? role ?? '').toLowerCase())
  return all
    .filter((one, index) => all.findIndex((before) => isSame(before, one)) === index)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

const OWNED = /^(?:my|our) /

function isSame(before: Somebody, { name, role }: Somebody): boolean {
  return name === undefined ? before.role === role : before.name === name
}
