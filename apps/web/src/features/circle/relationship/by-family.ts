import { PAIR_FAMILIES } from '@astrarium/contracts'
import type { Relationship } from '@astrarium/contracts'

type Family = Relationship['all'][number]['family']

/** By what they mean, in one order everywhere, and what no rule reads at the end; no group is empty. */
export function byFamily<Contact extends { family: Family }>(
  contacts: readonly Contact[],
): { family: Family; contacts: Contact[] }[] {
  return [...PAIR_FAMILIES, null]
    .map((family) => ({ family, contacts: contacts.filter((contact) => contact.family === family) }))
    .filter((group) => group.contacts.length > 0)
}
