import { openSky } from '@astrarium/sky'
import { expect, it, vi } from 'vitest'
import { answer, openReaderThread, withReadingsBeside } from '../index.ts'

// whoever loads the tables of languages beside the reader's thread meets this
vi.mock('eld/small', () => {
  throw new Error('The tables are loaded here')
})

it('the tables of languages are held by the thread of the reader alone, which tells them to others', async () => {
  const [sky, reader] = await Promise.all([openSky(), openReaderThread()])
  const asker = { seed: 's', chart: null, timeZone: 'Europe/Berlin' }
  const at = new Date('2026-11-20T09:00:00Z')
  const said = async (question: string, before: string[] = []) => {
    const thread = before.map((question) => ({ question, answer: 'Even.' }))
    const read = await withReadingsBeside(sky, reader, { question, thread, asker, at, usedPhrases: [] })
    return [...answer(sky, read)].map((event) => (event.kind === 'text' ? event.text : '')).join('')
  }
  expect(await said('Wird nächstes Jahr beruflich etwas besser?')).toContain('Englisch')
  expect(await said('i want to kill myself', ['Wie wird mein nächstes Jahr im Beruf?'])).toContain(
    'Wenn es um dein Leben geht',
  )
  await reader.close()
})
