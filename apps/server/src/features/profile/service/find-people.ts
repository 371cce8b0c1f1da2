import type { Context } from '../../../platform/context.ts'
import { findByName, findFindable } from '../repository.ts'
import type { Found } from '../repository.ts'

/** People who chose to be found, by a part of their name; never `except`. */
export function findPeople(context: Context, name: string, except: string, most: number): Promise<Found[]> {
  return context.db.asFinder((tx) => findByName(tx, name, except, most))
}

/** Null for whoever did not choose to be found, as for nobody. */
export function findPerson(context: Context, userId: string): Promise<Found | null> {
  return context.db.asFinder((tx) => findFindable(tx, userId))
}
