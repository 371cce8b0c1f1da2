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
  const chip = 'What is my purpose?'
  const anothers = { ...FRAME, born: '1990-05-01', birthday: '05-01' }
  expect(beside.given(chip, [], anothers)).toBeNull()
  const ofBorn = await beside.read(chip, [], { ...anothers, born: '1971-02-03', birthday: '02-03' })
  // nobody's words but ours are kept, and no other day's
  expect(await beside.read(chip, [], anothers)).toBe(ofBorn)
  expect(beside.given(chip, [], anothers)).toBe(ofBorn)
  expect(beside.given('stay or go?', [], FRAME)).toBeNull()
  expect(await beside.read(chip, [], { ...anothers, today: '2026-11-23' })).not.toBe(ofBorn)
  expect(await beside.read('stay or go?', [], FRAME)).not.toBe(readings[1])
  await beside.close()
  await expect(beside.read('stay or go?', [], FRAME)).rejects.toThrow('The reader has ended')
})
