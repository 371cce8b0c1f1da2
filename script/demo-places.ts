import { TALK, UNCLEAR } from './demo-people.ts'

/** The addresses of what the demonstration has made, by what they are. */
export interface Made {
  conversation: string
  'asked-back': string
  forecast: string
  'daily-note': string
  /** of the Circle, linked with a wheel that is shown */
  linked: string
  /** of the Circle, with a birth that was typed in */
  typed: string
  /** of the Circle, invited by mail, with no birth */
  named: string
}

/** @param get answers what stands at a path of the API, for the person of the demonstration */
export async function placesOf(get: (path: string) => Promise<unknown>): Promise<Made> {
  const { members } = (await get('/api/circle/members')) as { members: { id: string; name: string }[] }
  const threads = (await get('/api/threads')) as { id: string; title: string }[]
  const { notes } = (await get('/api/saved-insights')) as { notes: { id: string }[] }
  const { foresights } = (await get('/api/foresights')) as { foresights: { id: string }[] }
  const member = (name: string) => `/sanctum/circle/${members.find((one) => one.name === name)!.id}`
  const talk = (question: string) =>
    `/sanctum/ask/${threads.find(({ title }) => title.startsWith(question))!.id}`
  return {
    conversation: talk(TALK[0]),
    'asked-back': talk(UNCLEAR),
    forecast: `/sanctum/foresight/${foresights[0]!.id}`,
    'daily-note': `/sanctum/daily/notes/${notes[1]!.id}`,
    linked: member('Jonas'),
    typed: member('Elin'),
    named: member('Noor'),
  }
}

/** Those of them that are screens, by the name of their picture. */
export function screensOf({ linked, typed, named, ...rest }: Made): Record<string, string> {
  return { ...rest, relationship: linked, 'member-typed': typed, 'member-named': named }
}
