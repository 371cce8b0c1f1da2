import { placesOf, screensOf } from '../../script/demo-places.ts'
import { OUTSIDE, SCREENS } from '../../script/pictures-shown.ts'

/** What most people see, and what is promised figures. */
export const MAIN = ['/', '/login', '/sanctum', '/sanctum/ask', '/sanctum/circle', '/sanctum/foresight']

/** Pages of one thing among many, by what the picture of one is called. */
const OF_ONE: Record<string, string> = {
  conversation: '/sanctum/ask/:thread',
  forecast: '/sanctum/foresight/:forecast',
  'daily-note': '/sanctum/daily/notes/:note',
  relationship: '/sanctum/circle/:member',
}

const withoutToken = (address: string) => address.replace(/#.*/, '')

/** Answered with 404, as it should be, so that Lighthouse measures nothing of it. */
const NO_PAGE = OUTSIDE['not-found']

/** All others, each once. */
export const OTHERS = [
  ...new Set(
    [...Object.values(OUTSIDE), '/signup', ...Object.values(SCREENS), ...Object.values(OF_ONE)].map(
      withoutToken,
    ),
  ),
].filter((route) => !MAIN.includes(route) && route !== NO_PAGE)

/** Where it is opened; what has an id, of the person whose API `get` asks. */
export async function addressOf(route: string, get: (path: string) => Promise<unknown>): Promise<string> {
  const picture = Object.keys(OF_ONE).find((name) => OF_ONE[name] === route)
  return picture ? screensOf(await placesOf(get))[picture]! : route
}
