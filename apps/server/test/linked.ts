import type { TestApp } from './open-test-app.ts'
import type { Json, Person } from './person.ts'

/** From now on this person can be found; their id. */
export async function findable(person: Person): Promise<string> {
  const { body } = await person.call('PATCH', '/api/profile', { isFindable: true })
  return body.userId as string
}

export async function incomingOf(person: Person): Promise<Json[]> {
  return (await person.call('GET', '/api/circle/requests')).body.incoming as Json[]
}

/** Asks by name; the request as its receiver sees it. */
export async function ask(sender: Person, receiver: Person, changes: Json = {}): Promise<Json> {
  const recipientUserId = await findable(receiver)
  const before = (await incomingOf(receiver)).map(({ id }) => id)
  const { status, body } = await sender.call('POST', '/api/send-circle-request', {
    recipientUserId,
    ...changes,
  })
  if (status !== 200) throw new Error(`Not asked: ${JSON.stringify(body)}`)
  // those of one moment stand in any order
  return (await incomingOf(receiver)).find(({ id }) => !before.includes(id))!
}

/** The two are in each other's Circle: ids of the members they are. */
export async function link(
  sender: Person,
  receiver: Person,
  scope: 'ring' | 'signs' | 'wheel' = 'ring',
): Promise<{ ofReceiver: string; ofSender: string }> {
  const { id } = await ask(sender, receiver)
  const { status, body } = await receiver.call('POST', '/api/accept-circle-invite', { inviteId: id, scope })
  if (status !== 200) throw new Error(`Not linked: ${JSON.stringify(body)}`)
  const { members } = (await sender.call('GET', '/api/circle/members')).body
  return { ofReceiver: members.find((member: Json) => member.link)!.id, ofSender: body.memberId }
}

/** What a block, a request of their own with a message, and a link leave behind for this person. */
export async function leaveLinks(house: TestApp, person: Person): Promise<void> {
  const friend = await house.visitor().arrive()
  const refused = await ask(friend, person)
  await person.call('POST', `/api/circle/requests/${refused['id']}/decline`, { how: 'never' })
  const { id } = await ask(person, friend, { relationshipContext: 'It is me, from the choir.' })
  await friend.call('POST', '/api/accept-circle-invite', { inviteId: id })
  await person.call('GET', '/api/circle/members')
}
