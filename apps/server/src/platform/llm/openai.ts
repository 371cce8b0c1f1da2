/** The chat completions of OpenAI, which most servers speak, also local ones. */
import type { Endpoint, Heard, Protocol } from './protocol.ts'

interface Chunk {
  choices?: { delta?: { content?: string | null; refusal?: string | null }; finish_reason?: string | null }[]
  error?: { type?: string; code?: string | number }
}

export function openaiProtocol({ url, key, model, maxTokens }: Endpoint): Protocol {
  return {
    request: (messages) => ({
      url: `${url}/chat/completions`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: { model, messages, max_tokens: maxTokens, stream: true },
    }),
    hear(data) {
      if (data === '[DONE]') return [{ kind: 'end' }]
      const { choices, error } = JSON.parse(data) as Chunk
      if (error) return [{ kind: 'refused', why: String(error.type ?? error.code ?? 'error') }]
      const [choice] = choices ?? []
      const heard: Heard[] = []
      if (choice?.delta?.refusal) heard.push({ kind: 'refused', why: 'refusal' })
      if (choice?.delta?.content) heard.push({ kind: 'text', text: choice.delta.content })
      if (choice?.finish_reason) heard.push(finished(choice.finish_reason))
      return heard.length > 0 ? heard : [{ kind: 'nothing' }]
    },
  }
}

function finished(reason: string): Heard {
  if (reason === 'stop') return { kind: 'end' }
  if (reason === 'length') return { kind: 'cut_short' }
  return { kind: 'refused', why: reason }
}
