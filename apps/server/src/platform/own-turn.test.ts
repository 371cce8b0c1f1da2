import { expect, it } from 'vitest'
import { ownTurn } from './own-turn.ts'

/** What else the loop does, in each of its turns until all is done. */
function serveOthers(order: string[], isDone: () => boolean): void {
  setImmediate(() => {
    order.push('others')
    if (!isDone()) serveOthers(order, isDone)
  })
}

it('lets others be served between any two that wait for their turn, and keeps their order', async () => {
  const order: string[] = []
  const all = ['first', 'second', 'third'].map(async (name) => {
    await ownTurn()
    order.push(name)
  })
  serveOthers(order, () => order.includes('third'))
  await Promise.all(all)
  const places = ['first', 'second', 'third'].map((name) => order.indexOf(name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const [index, place] of places.slice(1).entries())
    expect(order.slice(places[index]! + 1, place)).toContain('others')
})

it('comes again to whoever asks while it is theirs', async () => {
  await ownTurn()
  await ownTurn()
  const order: number[] = []
  await Promise.all([1, 2].map((one) => ownTurn().then(() => order.push(one))))
  expect(order).toEqual([1, 2])
})
