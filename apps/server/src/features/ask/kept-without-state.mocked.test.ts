import { beforeEach, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'

vi.mock('../guide/service/read-ask.ts', async (load) => ({
  ...(await load<object>()),
  stateKept: () => {
    throw new TypeError('not read')
  },
}))

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})

it('an answer that was said to its end is kept though nothing can be kept of what was understood', async () => {
  const { askId, threadId, words } = await mara.ask('What is my purpose?')
  const { messages } = (await mara.call('GET', `/api/threads/${threadId}`)).body
  expect(messages.at(-1)).toMatchObject({ role: 'arion', content: words })
  const { rows } = await house.owner.query('select status, state from asks where id = $1', [askId])
  expect(rows).toEqual([{ status: 'answered', state: null }])
})
