import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'

const MINUTE = 60_000
const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})

interface Shown {
  role: string
  content: string
  askId: string
  versions: string[]
}

const later = () => (house.clock.now = new Date(house.clock.now.getTime() + MINUTE))
async function ask(message: string, changes: Record<string, unknown> = {}) {
  later()
  return mara.ask(message, changes)
}
/** answers once more, or another question in the same place; read to the end */
async function beside(
  askId: string,
  how: 'regenerate' | 'edit',
  message?: string,
  sendId: string = randomUUID(),
) {
  later()
  const response = await mara.raw('POST', `/api/asks/${askId}/${how}`, {
    sendId,
    ...(message && { message }),
  })
  return {
    text: await response.text(),
    askId: response.headers.get('x-ask-id') ?? '',
    threadId: response.headers.get('x-thread-id'),
  }
}
const shown = async (threadId: string) =>
  (await mara.call<{ messages: Shown[] }>('GET', `/api/threads/${threadId}`)).body.messages
const turnTo = async (threadId: string, askId: string) =>
  (await mara.call<{ messages: Shown[] }>('PUT', `/api/threads/${threadId}/branch`, { askId })).body.messages
const questions = (messages: Shown[]) =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content)

describe('another answer', () => {
  it('costs one Ask, comes in other words, and stands beside the first, which stays', async () => {
    const first = await ask('What is my purpose?')
    const second = await beside(first.askId, 'regenerate')
    expect(second.threadId).toBe(first.threadId)
    expect(await mara.balance()).toBe(3)
    const messages = await shown(first.threadId)
    expect(messages).toMatchObject([
      { role: 'user', content: 'What is my purpose?', askId: second.askId, versions: [second.askId] },
      { role: 'arion', askId: second.askId, versions: [first.askId, second.askId] },
    ])
    expect(messages[1]!.content).not.toBe(first.words)
    expect((await turnTo(first.threadId, first.askId))[1]).toMatchObject({
      content: first.words,
      versions: [first.askId, second.askId],
    })
    expect((await shown(first.threadId))[1]!.content).toBe(first.words)
  })

  it('sent twice is one answer', async () => {
    const first = await ask('What is my purpose?')
    const sendId = randomUUID()
    const answers = [
      await beside(first.askId, 'regenerate', undefined, sendId),
      await beside(first.askId, 'regenerate', undefined, sendId),
    ]
    expect(answers[0]!.askId).toBe(answers[1]!.askId)
    expect(await mara.balance()).toBe(3)
  })

  it('that fails leaves the first one shown, and gives the Ask back', async () => {
    const first = await ask('What should I focus on today?')
    const next = await ask('And next month?', { threadId: first.threadId })
    const broken = vi.spyOn(house.context.sky, 'transits').mockImplementation(() => {
      throw new Error('planted')
    })
    expect((await beside(first.askId, 'regenerate')).text).toContain('answer_failed')
    broken.mockRestore()
    expect((await shown(first.threadId)).map(({ askId }) => askId)).toEqual([
      first.askId,
      first.askId,
      next.askId,
      next.askId,
    ])
    expect(await mara.balance()).toBe(3)
  })

  it('in the middle keeps what followed the first', async () => {
    const first = await ask('What is my purpose?')
    await ask('And next month?', { threadId: first.threadId })
    const second = await beside(first.askId, 'regenerate')
    expect(questions(await shown(first.threadId))).toEqual(['What is my purpose?'])
    expect(questions(await turnTo(first.threadId, first.askId))).toEqual([
      'What is my purpose?',
      'And next month?',
    ])
    expect(questions(await turnTo(first.threadId, second.askId))).toEqual(['What is my purpose?'])
  })
})

describe('another question in the place of one', () => {
  it('begins a branch of its own; the earlier one stays within reach', async () => {
    const first = await ask('What is my purpose?')
    const { threadId } = first
    const second = await ask('And next month?', { threadId })
    await ask('And for love?', { threadId })
    const edited = await beside(second.askId, 'edit', 'And next year?')
    const messages = await shown(threadId)
    expect(questions(messages)).toEqual(['What is my purpose?', 'And next year?'])
    expect(messages[2]).toMatchObject({ askId: edited.askId, versions: [second.askId, edited.askId] })
    expect(messages[3]).toMatchObject({ versions: [edited.askId] })
    expect((await mara.call<{ messageCount: number }[]>('GET', '/api/threads')).body).toMatchObject([
      { messageCount: 4 },
    ])
    expect(questions(await turnTo(threadId, second.askId))).toEqual([
      'What is my purpose?',
      'And next month?',
      'And for love?',
    ])
    expect(await mara.balance()).toBe(1)
  })

  it('may be the very first', async () => {
    const { askId, threadId } = await ask('What is my purpose?')
    await beside(askId, 'edit', 'Will I find love soon?')
    expect(questions(await shown(threadId))).toEqual(['Will I find love soon?'])
    await ask('And next year?', { threadId })
    expect(questions(await shown(threadId))).toEqual(['Will I find love soon?', 'And next year?'])
    expect(questions(await turnTo(threadId, askId))).toEqual(['What is my purpose?'])
  })

  it('deleted shows the other one again', async () => {
    const { askId, threadId } = await ask('What is my purpose?')
    const edited = await beside(askId, 'edit', 'Will I find love soon?')
    await mara.call('DELETE', `/api/asks/${edited.askId}`)
    const messages = await shown(threadId)
    expect(questions(messages)).toEqual(['What is my purpose?'])
    expect(messages[0]!.versions).toEqual([askId])
  })

  it.each([
    ['regenerate', { sendId: 'x' }, 'sendId'],
    ['edit', { sendId: randomUUID(), message: ' ' }, 'message'],
    ['edit', { sendId: randomUUID(), message: 'x'.repeat(2001) }, 'message'],
  ])('names the field that is wrong: %s %o', async (how, body, field) => {
    const { askId } = await ask('What is my purpose?')
    expect((await mara.call('POST', `/api/asks/${askId}/${how}`, body)).body).toMatchObject({
      code: 'bad_request',
      fields: { [field]: expect.any(String) },
    })
  })

  it('is refused where there is no such conversation or Ask', async () => {
    const { threadId } = await ask('What is my purpose?')
    const other = await ask('Will I find love soon?')
    expect(
      (await mara.call('PUT', `/api/threads/${threadId}/branch`, { askId: other.askId })).body,
    ).toMatchObject({
      code: 'ask_not_found',
    })
    expect(
      (await mara.call('POST', `/api/asks/${randomUUID()}/edit`, { sendId: randomUUID(), message: 'Who?' }))
        .body,
    ).toMatchObject({
      code: 'ask_not_found',
    })
    expect(await mara.balance()).toBe(3)
  })
})
