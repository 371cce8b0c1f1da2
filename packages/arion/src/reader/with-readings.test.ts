import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { openReader } from './open-reader.ts'
import { withReadings } from './with-readings.ts'

it('a turn of yesterday is read as of yesterday, and what is asked now as of today', async () => {
  const [sky, reader] = await Promise.all([openSky(), openReader()])
  const asker = { seed: 'a', chart: null, timeZone: 'Europe/Oslo' }
  const turn = {
    question: 'How will tomorrow be?',
    answer: 'Even.',
    // shortly before midnight of the 21st in Oslo
    at: new Date('2026-11-21T22:30:00Z'),
  }
  const { thread, reading } = withReadings(sky, reader, {
    question: 'How will tomorrow be?',
    at: new Date('2026-11-22T09:00:00Z'),
    asker,
    thread: [turn],
    usedPhrases: [],
  })
  expect(thread[0]!.reading!.asks[0].time).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
  expect(reading.asks[0].time).toMatchObject({ from: '2026-11-23', to: '2026-11-23' })
})
