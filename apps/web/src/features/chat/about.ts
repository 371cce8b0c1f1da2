/** Whom of the Circle a conversation is about, as an address tells it: only the id counts. */

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** `member` is the query parameter as the router read it, an object where it was JSON; null: no id. */
export function memberIdIn(member: unknown): string | null {
  const id = typeof member === 'object' && member !== null && 'id' in member ? member.id : member
  return typeof id === 'string' && ID.test(id) ? id : null
}
