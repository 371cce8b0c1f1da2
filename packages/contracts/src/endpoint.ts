import type { z } from 'zod'
import type { ErrorCode } from './error.ts'

export type Access = 'public' | 'signed-in'

/**
 * `json`: a body. `stream`: server-sent events, ended by `[DONE]`. `file`: something to keep. `picture`:
 * shown, and kept by the browser for an hour.
 */
export type Answers = 'json' | 'stream' | 'file' | 'picture'

/**
 * One thing that web and server say to each other. The server mounts it, the web calls it, neither restates
 * it. `:name` parts of the path are filled from `params`; GET and DELETE carry `input` as query, the others
 * as JSON body.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  How extends Answers = Answers,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** who may call: anybody, or a person with a session */
  access: Who
  params?: Params
  input: Input
  /**
   * what is answered to an input that only lacks something, and to any other that does not fit; `bad_request`
   * unless it says so
   */
  refusal?: Record<'incomplete' | 'wrong', { code: ErrorCode; error: string }>
  answers: How
  /** of `json` the body, of `stream` each event, of `file` and `picture` its content type */
  output: Output
}

export function endpoint<
  Params extends z.ZodType,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Who extends Access,
  How extends Answers,
>(definition: Endpoint<Params, Input, Output, Who, How>): Endpoint<Params, Input, Output, Who, How> {
  return definition
}
