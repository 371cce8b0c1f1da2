import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { sealed } from './sealed.ts'

const house = testApp()
let mara: Person
let userId: string
beforeEach(async () => {
  mara = await house.visitor().arrive()
  userId = (await mara.call('GET', '/api/profile')).body.userId
})

const FIRST = 'How will next spring be for my work?'

async function ask(message: string, parent?: { threadId: string; askId: string }) {
  house.clock.now = new Date(house.clock.now.getTime() + 60_000)
  const said = await mara.ask(message, parent && { threadId: parent.threadId, parentId: parent.askId })
  return { ...said, ...(await rowOf(said.askId)) }
}

async function rowOf(askId: string) {
  const { rows } = await house.owner.query<{ category: string; state: string }>(
    'select category, state from asks where id = $1',
    [askId],
  )
  return rows[0]!
}

/** As if a later reader heard other words: they stand where the question stood. */
async function rewordTo(question: string, askId: string, changes = '') {
  const text = house.context.vault.seal(sealed.question, userId, question)
  await house.owner.query(`update asks set question = $1${changes} where id = $2`, [text, askId])
}

it('a question goes on from what was understood then, whatever would be heard now', async () => {
  const first = await ask(FIRST)
  await rewordTo('How will my marriage be next week?', first.askId)
  expect(await ask('what makes you say that', first)).toMatchObject({ category: 'work' })
})

it('a turn of before, of which nothing was kept, is read from its words', async () => {
  const first = await ask(FIRST)
  await rewordTo('How will my marriage be next spring?', first.askId, ', state = null')
  expect(await ask('what makes you say that', first)).toMatchObject({ category: 'relationships' })
})

it('a state that is understood no longer is passed over, and the thread goes on', async () => {
  const first = await ask(FIRST)
  const kept = house.context.vault.open(sealed.state, userId, first.state) as Record<string, unknown>
  const broken = house.context.vault.seal(sealed.state, userId, { ...kept, version: 4, told: null })
  await house.owner.query('update asks set state = $1 where id = $2', [broken, first.askId])
  expect(await ask('what makes you say that', first)).toMatchObject({ category: 'work' })
})

it('goes with the facts of its answer, also where a server of before takes these away', async () => {
  const { askId } = await ask(FIRST)
  await house.owner.query('update asks set facts = null, asks_back = null where id = $1', [askId])
  expect((await rowOf(askId)).state).toBeNull()
})

it('each branch goes on from its own turn', async () => {
  const first = await ask(FIRST)
  const work = await ask('And in June?', first)
  const love = await ask('And for love?', first)
  expect([await ask('and in august?', love), await ask('and in august?', work)]).toMatchObject([
    { category: 'relationships' },
    { category: 'work' },
  ])
})

it('is sealed for its owner, and holds what was asked', async () => {
  const { askId, state } = await ask(FIRST)
  expect(state).toMatch(/^k1\./)
  const kept = house.context.vault.open(sealed.state, userId, state)
  expect(kept).toMatchObject({
    version: 4,
    reading: { asks: [{ about: ['work'], time: { from: '2027-03-01' } }] },
    spoken: { isAnswered: true },
  })
  expect(askId).toBeTruthy()
})
