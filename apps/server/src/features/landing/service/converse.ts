import { answer, withReadingsBeside } from '@astrarium/arion'
import type { ThreadTurn } from '@astrarium/arion'
import type { Context } from '../../../platform/context.ts'
import { HER_QUESTIONS, MARA } from '../invented.ts'
import type { Turn } from '../shown.ts'

/**
 * What Arion says on this day to somebody invented: the true guide and a true chart, so its dates lie ahead.
 */
export async function converse({
  sky,
  reader,
  now,
}: Pick<Context, 'sky' | 'reader' | 'now'>): Promise<Turn[]> {
  const [born] = sky.localTime(MARA.timeZone, MARA.born).instants
  const chart = sky.chart({ at: born, latitude: MARA.latitude, longitude: MARA.longitude })
  const asker = { seed: 'mara', chart, timeZone: MARA.timeZone }
  const thread: ThreadTurn[] = []
  const turns: Turn[] = []
  for (const question of HER_QUESTIONS) {
    const asked = { question, asker, at: now(), thread: [...thread], usedPhrases: [] }
    const said = [...answer(sky, await withReadingsBeside(sky, reader, asked))]
    const text = said.map((event) => (event.kind === 'text' ? event.text : '')).join('')
    const facts = said.flatMap((event) => (event.kind === 'end' ? event.facts : []))
    thread.push({ question, answer: text })
    turns.push({
      question,
      paragraphs: text.split('\n\n').map((one) => one.trim()),
      facts: facts.map(({ statement }) => statement),
    })
  }
  return turns
}
