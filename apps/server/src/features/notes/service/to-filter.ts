import type { NoteWish } from '@astrarium/contracts'
import type { NoteFilter } from '../repository.ts'

export function toFilter({ favourites, completed, from, until }: Omit<NoteWish, 'search'>): NoteFilter {
  return {
    onlyFavourites: favourites === 'true',
    onlyCompleted: completed === 'true',
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  }
}
