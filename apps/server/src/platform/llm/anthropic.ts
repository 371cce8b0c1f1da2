/** The messages of Anthropic. */
import type { Endpoint, Heard, Protocol } from './protocol.ts'

interface Event {
  type: string
  delta?: { type?: string; text?: string; stop_reason?: string | null }
  error?: { type?: string }
}

export function anthropicProtocol({ url, key, model, maxTokens }: Endpoint): Protocol {
  return {
    request: (messages) => ({
      url: `${url}/v1/messages`,
      headers: { 'anthropic-version': '2023-06-01', ...(key ? { 'x-api-key': key } : {}) },
      body: {
        model,
        max_tokens: maxTokens,
        stream: true,
        system: messages
          .filter(({ role }) => role === 'system')
          .map(({ content }) => content)
          .join('\n\n'),
        messages: messages.filter(({ role }) => role !== 'system'),
      },
    }),
    hear(data) {
      const { type, delta, error } = JSON.parse(data) as Event
      if (type === 'content_block_delta' && delta?.type === 'text_delta' && delta.text)
        return [{ kind: 'text', text: delta.text }]
      if (type === 'message_delta' && delta?.stop_reason) return [stopped(delta.stop_reason)]
      if (type === 'error') return [{ kind: 'refused', why: error?.type ?? 'error' }]
      return [{ kind: 'nothing' }]
    },
  }
}

function stopped(reason: string): Heard {
  if (reason === 'end_turn' || reason === 'stop_sequence') return { kind: 'end' }
  if (reason === 'max_tokens') return { kind: 'cut_short' }
  return { kind: 'refused', why: reason }
}
