import type { TestApp } from './open-test-app.ts'
import type { Person } from './person.ts'

/** Leaves a letter on its way, as it stands while the mail server is away. */
export async function leaveLetter(house: TestApp, person: Person): Promise<void> {
  house.post.isHeld = true
  await person.call('POST', '/api/account/erasure/code')
  house.post.isHeld = false
  // whoever does all that was asked for leaves it where it is
  house.asked.splice(0, house.asked.length, ...house.asked.filter(({ name }) => name !== 'send-letter'))
}
