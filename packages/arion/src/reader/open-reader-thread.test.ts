import { expect, it } from 'vitest'
import { openReader } from './open-reader.ts'
import { openReaderThread } from './open-reader-thread.ts'

const FRAME = { today: '2026-11-22', isSouthern: false, zone: 'Europe/Oslo' }

it('reads the same in a thread of its own, several at once, and says so when it has ended', async () => {
  const here = await openReader()
  const beside = await openReaderThread()
  const questions = ['what is my moon sign', 'stay or go?', 'my mum is ill. will she get better?']
  const readings = await Promise.all(questions.map((question) => beside.read(question, [], FRAME)))
  expect(readings).toEqual(questions.map((question) => here.read(question, [], FRAME)))
  await beside.close()
  await expect(beside.read('stay or go?', [], FRAME)).rejects.toThrow('The reader has ended')
})
