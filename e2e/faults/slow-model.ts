import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A language model of one's own that takes its time. */
export interface SlowModel {
  /** settings of a server that speaks with it */
  settings: Record<string, string>
  close(): void
}

const SENTENCES = 'You build slowly. It shows early. You keep what you promise. Rest a little today.'

/** Begins at once, and says its last word after so long. Speaks as OpenAI's do. */
export async function openSlowModel(wholeMs: number): Promise<SlowModel> {
  const pieces = SENTENCES.match(/\S+\s*/g)!
  const json = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    void (async () => {
      for (const content of pieces) {
        response.write(json({ choices: [{ delta: { content }, finish_reason: null }] }))
        await pause(wholeMs / pieces.length)
      }
      response.end(`${json({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { LLM_PROVIDER: 'openai', LLM_MODEL: 'slow', LLM_URL: url },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
