import { randomUUID } from 'node:crypto'
import type { SavedAsk, ThreadSummary } from '@astrarium/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sealed } from '../ask/sealed.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'

const MINUTE = 60_000
const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})

/** asks a minute later than what came before */
async function ask(message: string, changes: Record<string, unknown> = {}) {
  house.clock.now = new Date(house.clock.now.getTime() + MINUTE)
  return mara.ask(message, changes)
}
const list = async () => (await mara.call<ThreadSummary[]>('GET', '/api/threads')).body
const search = async (q: string) =>
  (await mara.call('GET', `/api/threads/search?q=${encodeURIComponent(q)}`)).body
const favour = (askId: string, isFavourite = true) =>
  mara.call('PUT', `/api/asks/${askId}/favourite`, { isFavourite })
const saved = async () => (await mara.call<SavedAsk[]>('GET', '/api/asks/saved')).body

describe('the history', () => {
  it('lists conversations with title, count and the last words, the one last spoken in first', async () => {
    const first = await ask('What is my purpose?')
    const second = await ask('How will next month be?')
    await ask('And for love?', { threadId: first.threadId })
    const threads = await list()
    expect(threads).toMatchObject([
      { id: first.threadId, title: 'What is my purpose?', messageCount: 4 },
      {
        id: second.threadId,
        title: 'How will next month be?',
        messageCount: 2,
        lastMessage: `${second.words.slice(0, 100).trimEnd()}...`,
      },
    ])
    const older = (await mara.call<unknown[]>('GET', `/api/threads?before=${threads[0]!.lastMessageAt}`)).body
    expect(older).toMatchObject([{ id: second.threadId }])
  })

  it('shows the first words of a message, and tears no character of them', async () => {
    const { askId } = await ask('What is my purpose?')
    const { userId } = (await mara.call('GET', '/api/profile')).body
    // the hundredth unit of this is half a moon
    const answer = `${'x'.repeat(99)}🌙🌙 and more`
    await house.context.db.asUser(userId, (tx) =>
      tx.execute(
        sql`update asks set answer = ${house.context.vault.seal(sealed.answer, userId, answer)} where id = ${askId}`,
      ),
    )
    expect(await list()).toMatchObject([{ lastMessage: `${'x'.repeat(99)}🌙...` }])
  })

  it('takes a title of one’s own, and no empty one', async () => {
    const { threadId } = await ask('What is my purpose?')
    expect((await mara.call('PATCH', `/api/threads/${threadId}`, { title: '  My way ' })).body).toEqual({
      id: threadId,
      title: 'My way',
    })
    await ask('And next month?', { threadId })
    expect(await list()).toMatchObject([{ title: 'My way' }])
    expect((await mara.call('PATCH', `/api/threads/${threadId}`, { title: ' ' })).body).toMatchObject({
      code: 'bad_request',
      fields: { title: 'a title' },
    })
    expect((await mara.call('PATCH', `/api/threads/${randomUUID()}`, { title: 'x' })).body).toMatchObject({
      code: 'thread_not_found',
    })
  })

  it('forgets a deleted conversation with every word of it, but for favourites', async () => {
    const { threadId, askId, words } = await ask('What is my purpose?')
    const other = await ask('Will I find love soon?', { threadId })
    await favour(askId)
    expect((await mara.call('DELETE', `/api/threads/${threadId}`)).body).toEqual({ success: true })
    expect(await list()).toEqual([])
    expect((await mara.call('GET', `/api/threads/${threadId}`)).body).toMatchObject({
      code: 'thread_not_found',
    })
    expect(await saved()).toMatchObject([
      { askId, threadId: null, question: 'What is my purpose?', answer: words },
    ])
    expect((await mara.call('GET', `/api/asks/${other.askId}/stream`)).body).toMatchObject({
      code: 'ask_not_found',
    })
    expect((await mara.call('DELETE', `/api/threads/${threadId}`)).body).toMatchObject({
      code: 'thread_not_found',
    })
  })

  it('is found by words of titles, questions and answers, and shows where', async () => {
    const purpose = await ask('What is my purpose?')
    const month = await ask('How will next month be for my garden?')
    await mara.call('PATCH', `/api/threads/${month.threadId}`, { title: 'Café plans' })
    expect(await search('PURP')).toMatchObject({
      isComplete: true,
      threads: [{ id: purpose.threadId, title: 'What is my purpose?', excerpt: null }],
    })
    expect((await search('cafe')).threads).toMatchObject([{ id: month.threadId, excerpt: null, askId: null }])
    expect((await search('garden month')).threads).toMatchObject([
      { id: month.threadId, excerpt: 'How will next month be for my garden?', askId: month.askId },
    ])
    const isOnlyThere = (word: string) => !new RegExp(`\\b${word}`, 'i').test(month.words)
    const word = purpose.words
      .match(/[a-z]+/g)!
      .filter(isOnlyThere)
      .toSorted((a, b) => b.length - a.length)[0]!
    expect((await search(word)).threads).toMatchObject([
      { id: purpose.threadId, excerpt: expect.stringContaining(word) },
    ])
    expect(await search('zebra')).toEqual({ threads: [], isComplete: true })
    expect((await mara.call('GET', '/api/threads/search?q=')).body).toMatchObject({
      code: 'bad_request',
      fields: { q: 'what to look for' },
    })
  })

  it('stays whole with 500 conversations, and a search looks through all of them', async () => {
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const seal = (column: 'title' | 'message' | 'question' | 'answer', text: string) =>
      house.context.vault.seal(sealed[column], userId, text)
    await house.context.db.asUser(userId, async (tx) => {
      for (let count = 0; count < 500; count++) {
        const [thread, askId, at] = [
          randomUUID(),
          randomUUID(),
          new Date(house.clock.now.getTime() - count * MINUTE).toISOString(),
        ]
        const [question, answer] = [
          `Question number ${count}`,
          `${'The sky of these days is wide. '.repeat(25)}Answer to ${count}.`,
        ]
        await tx.execute(sql`with thread as (insert into chat_threads (id, user_id, title, created_at, last_message_at) values (${thread}, ${userId}, ${seal('title', `Title ${count}`)}, ${at}, ${at})),
          ask as (insert into asks (id, user_id, thread_id, send_id, status, outcome, question, answer, asked_at) values (${askId}, ${userId}, ${thread}, ${randomUUID()}, 'answered', 'answered', ${seal('question', question)}, ${seal('answer', answer)}, ${at}))
          insert into chat_messages (user_id, thread_id, ask_id, role, content, created_at) values (${userId}, ${thread}, ${askId}, 'user', ${seal('message', question)}, ${at}), (${userId}, ${thread}, ${askId}, 'arion', ${seal('message', answer)}, ${at})`)
        await tx.execute(sql`update chat_threads set head_id = ${askId} where id = ${thread}`)
      }
    })
    const threads = await list()
    expect([threads.length, threads[0]!.title, threads[499]!.title]).toEqual([500, 'Title 0', 'Title 499'])
    expect(await search('answer 499')).toMatchObject({
      isComplete: true,
      threads: [{ title: 'Title 499', excerpt: expect.stringContaining('Answer to 499.') }],
    })
    const many = await search('sky')
    expect([many.threads.length, many.isComplete]).toEqual([50, false])
  })
})

describe('saved chats', () => {
  it('hold favourites, the newest asked first, until they are taken out', async () => {
    const first = await ask('What is my purpose?')
    const second = await ask('Will I find love soon?')
    for (const { askId } of [first, second]) expect((await favour(askId)).body).toEqual({ isFavourite: true })
    expect(await saved()).toMatchObject([
      {
        askId: second.askId,
        category: 'relationships',
        question: 'Will I find love soon?',
        answer: second.words,
        facts: expect.any(Array),
      },
      { askId: first.askId, threadId: first.threadId },
    ])
    expect((await mara.call('GET', `/api/threads/${first.threadId}`)).body.messages[1]).toMatchObject({
      isFavourite: true,
    })
    expect((await favour(first.askId, false)).body).toEqual({ isFavourite: false })
    expect(await saved()).toMatchObject([{ askId: second.askId }])
  })

  it('keep a favourite of a deleted conversation until it is one no more', async () => {
    const { askId, threadId } = await ask('What is my purpose?')
    await favour(askId)
    await mara.call('DELETE', `/api/threads/${threadId}`)
    expect((await favour(askId, false)).status).toBe(200)
    expect(await saved()).toEqual([])
    expect((await favour(askId)).body).toMatchObject({ code: 'ask_not_found' })
  })

  it('are one’s own', async () => {
    const { askId, threadId } = await ask('What is my purpose?')
    const ben = await house.visitor().arrive()
    for (const { body } of [
      await ben.call('PUT', `/api/asks/${askId}/favourite`, { isFavourite: true }),
      await ben.call('DELETE', `/api/asks/${askId}`),
      await ben.call('POST', `/api/asks/${askId}/regenerate`, { sendId: randomUUID() }),
      await ben.call('POST', `/api/asks/${askId}/edit`, { sendId: randomUUID(), message: 'Mine?' }),
    ]) {
      expect(body).toMatchObject({ code: 'ask_not_found' })
    }
    for (const { body } of [
      await ben.call('DELETE', `/api/threads/${threadId}`),
      await ben.call('PATCH', `/api/threads/${threadId}`, { title: 'Mine' }),
      await ben.call('PUT', `/api/threads/${threadId}/branch`, { askId }),
      await ben.call('GET', `/api/threads/${threadId}/export?format=json`),
    ]) {
      expect(body).toMatchObject({ code: 'thread_not_found' })
    }
    expect((await ben.call('GET', '/api/threads/search?q=purpose')).body).toEqual({
      threads: [],
      isComplete: true,
    })
    expect(await ben.balance()).toBe(5)
  })

  it('give an Ask up for good: its question and answer leave the conversation too, and what followed stays', async () => {
    const { askId, threadId } = await ask('What is my purpose?')
    const next = await ask('And next month?', { threadId })
    expect((await mara.call('DELETE', `/api/asks/${askId}`)).body).toEqual({ success: true })
    expect(
      (await mara.call('GET', `/api/threads/${threadId}`)).body.messages.map(
        ({ askId }: { askId: string }) => askId,
      ),
    ).toEqual([next.askId, next.askId])
    await mara.call('DELETE', `/api/asks/${next.askId}`)
    expect(await list()).toEqual([])
    expect((await mara.call('DELETE', `/api/asks/${askId}`)).body).toMatchObject({ code: 'ask_not_found' })
    expect(await mara.balance()).toBe(3)
  })
})

describe('a conversation as a file', () => {
  it('reads as Markdown, with dates, questions, answers and what they rest on', async () => {
    const { threadId, words, frames } = await ask('What is my purpose?')
    const response = await mara.raw('GET', `/api/threads/${threadId}/export?format=markdown`)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="astrarium-what-is-my-purpose-2026-11-20.md"',
    )
    const text = await response.text()
    const { statement } = frames.at(-1)!['astrarium'].facts[0]
    expect(text.startsWith('# What is my purpose?\n\n## 2026-11-20 ')).toBe(true)
    for (const part of ['> What is my purpose?', words, `- ${statement}`]) expect(text).toContain(part)
  })

  it('keeps every branch as JSON', async () => {
    const { threadId, askId, words } = await ask('What is my purpose?')
    const again = await mara.raw('POST', `/api/asks/${askId}/regenerate`, { sendId: randomUUID() })
    await again.text()
    const { asks, title } = (await mara.call('GET', `/api/threads/${threadId}/export?format=json`)).body
    expect(title).toBe('What is my purpose?')
    expect(asks).toMatchObject([
      {
        id: askId,
        version: 0,
        isShown: false,
        question: 'What is my purpose?',
        answer: words,
        askedAt: expect.stringMatching(/Z$/),
      },
      { version: 1, isShown: true, question: 'What is my purpose?' },
    ])
    expect((await mara.call('GET', `/api/threads/${threadId}/export?format=pdf`)).body).toMatchObject({
      code: 'bad_request',
      fields: { format: expect.any(String) },
    })
  })
})
