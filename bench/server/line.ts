import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export interface Heard {
  status: number
  /** with the names of the headers as they came */
  head: string
  /** of head and body, as they came over the wire */
  bytes: number
  body: string
  /** milliseconds from sending until the first event of a stream; NaN where none came */
  firstMs: number
  /** milliseconds from sending until the end */
  wholeMs: number
}

/**
 * A connection that is kept, for one request after the other: the least that speaks HTTP/1.1, since it takes
 * its share of the cores that it measures.
 */
export interface Line {
  ask(request: string): Promise<Heard>
  /** Answers with the first event of a stream that goes on. */
  open(request: string): Promise<void>
  isOpen(): boolean
  close(): void
}

export function openLine(base: string): Line {
  const { hostname, port } = new URL(base)
  let socket: Socket | null = null
  const line = async (request: string, isEnough: (text: string) => boolean) => {
    // the server lets go of one that nobody used for some seconds
    if (socket?.readyState !== 'open') {
      socket = connect(Number(port), hostname).setNoDelay()
      await once(socket, 'connect')
      socket.on('error', () => {})
    }
    return exchange(socket, request, isEnough)
  }
  return {
    ask: (request) => line(request, isWhole),
    open: async (request) =>
      void (await line(request, (text) => text.indexOf('data:', text.indexOf('\r\n\r\n')) > 0)),
    isOpen: () => socket?.readyState === 'open',
    close: () => void socket?.destroy(),
  }
}

/** @param body JSON */
export function requestOf(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

function exchange(socket: Socket, request: string, isEnough: (text: string) => boolean): Promise<Heard> {
  const began = performance.now()
  const heard = Promise.withResolvers<Heard>()
  let text = ''
  let firstMs = NaN
  const end = (error?: Error) => {
    socket.off('data', take).off('error', end).off('close', closed)
    if (error) return heard.reject(error)
    const at = text.indexOf('\r\n\r\n')
    heard.resolve({
      status: Number(text.slice(9, 12)),
      head: text.slice(0, at),
      bytes: text.length,
      body: text.slice(at + 4),
      firstMs,
      wholeMs: performance.now() - began,
    })
  }
  const take = (piece: Buffer) => {
    text += piece.toString('latin1')
    if (Number.isNaN(firstMs) && text.includes('data: {')) firstMs = performance.now() - began
    if (isEnough(text)) end()
  }
  const closed = () => end(new Error(`The server closed the connection: ${text.slice(0, 200)}`))
  socket.on('data', take).on('error', end).on('close', closed)
  socket.write(request)
  return heard.promise
}

function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return false
  if (text.startsWith('HTTP/1.1 304')) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, at))?.[1]
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= at + 4 + Number(length)
}
