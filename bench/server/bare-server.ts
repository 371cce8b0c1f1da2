// The least that sends the same bytes: Node's own server and nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bytes = Buffer.from(process.argv[2]!, 'base64')
const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': bytes.length }
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
