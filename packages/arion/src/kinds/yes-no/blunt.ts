/** Whoever asks for a plain yes or no gets one, with how sure it is; the reasons stand under it. */
import type { Leaning } from '../../almanac/leaning.ts'

export function bluntly({ lean, balance }: Leaning): string {
  const sure = Math.abs(balance) > 1 ? 'fairly sure of it' : 'a little surer than a coin'
  switch (lean) {
    case 'go':
      return `Yes, and I am ${sure}.`
    case 'later':
      return `Not now, and later rather yes; I am ${sure}.`
    case 'hold':
      return `No, not for now, and I am ${sure}.`
    case 'mixed':
      return balance >= 0
        ? 'Rather yes than no, by a hair; both sides have weight.'
        : 'Rather no than yes, by a hair; both sides have weight.'
    case 'quiet':
      return 'Neither; the sky leans no way in it, so the answer is yours alone.'
  }
}
