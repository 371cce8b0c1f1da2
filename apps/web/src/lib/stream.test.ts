import type { AskStreamEvent } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { readEvents } from './stream.ts'

const text = (content: string) => ({ choices: [{ delta: { content } }] })
const whole = `data: ${JSON.stringify(text('Not '))}\n\ndata: ${JSON.stringify(text('yet, Zoë.'))}\r\n\r\ndata: {"astrarium":{"outcome":"answered","facts":[]}}\n\ndata: [DONE]\n\n`

function body(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}
async function read(answer: string, size = 7): Promise<AskStreamEvent[]> {
  const frames: AskStreamEvent[] = []
  for await (const frame of readEvents(body(new TextEncoder().encode(answer), size))) frames.push(frame)
  return frames
}

describe('an answer', () => {
  it.each([1, 2, 7, 1000])('is the same when the network cuts it every %i bytes', async (size) => {
    expect(await read(whole, size)).toEqual([
      text('Not '),
      text('yet, Zoë.'),
      { astrarium: { outcome: 'answered', facts: [] } },
    ])
  })
  it('ends at [DONE], whatever comes after', async () =>
    expect(await read('data: [DONE]\n\ndata: {"choices":[]}\n\n')).toEqual([]))
  it('tells of a failure on the way', async () =>
    expect(
      await read('data: {"error":{"code":"answer_failed","error":"x"}}\n\ndata: [DONE]\n\n'),
    ).toMatchObject([{ error: { code: 'answer_failed' } }]))
  it('that breaks off is not taken for a whole one', async () =>
    await expect(read(whole.replace('data: [DONE]', ''))).rejects.toThrow('broke off'))
  it('skips comments, other fields and a mark of byte order', async () =>
    expect(await read('\uFEFF: hello\nevent: x\nid: 7\n\ndata: [DONE]\n\n')).toEqual([]))
  it('takes an event of several lines for one', async () =>
    expect(await read('data: {"choices":\ndata: []}\n\ndata: [DONE]\n\n')).toEqual([{ choices: [] }]))
  it.each(['\n', '\r\n', '\r'])('may end its lines with %j', async (end) =>
    expect(await read(['data: {"choices":[]}', '', 'data: [DONE]', '', ''].join(end), 1)).toEqual([
      { choices: [] },
    ]),
  )
  it('leaves out an event that broke off within', async () =>
    await expect(read('data: {"choices":[]}\n')).rejects.toThrow('broke off'))
})
