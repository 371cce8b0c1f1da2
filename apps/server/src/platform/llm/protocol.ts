/** What the two protocols have in common: how to ask, and what one event of the stream says. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface Request {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

export type Heard =
  | { kind: 'text'; text: string }
  /** the answer is whole */
  | { kind: 'end' }
  | { kind: 'cut_short' }
  | { kind: 'refused'; why: string }
  /** a sign of life without words */
  | { kind: 'nothing' }

export interface Protocol {
  request(messages: readonly ChatMessage[]): Request
  /** `data` of one server-sent event; throws SyntaxError where it is no JSON */
  hear(data: string): Heard[]
}

export interface Endpoint {
  /** without a slash at the end, and without the path of the method */
  url: string
  key: string | null
  model: string
  /** of the answer */
  maxTokens: number
}
