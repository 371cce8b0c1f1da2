import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server of one's own, which hangs until it is told to answer. */
export interface MailServer {
  url: string
  /** letters that it was given and has said nothing of */
  held: () => number
  /** letters that it took over, with their lines whole */
  taken: readonly { to: string; text: string }[]
  /** From now on it says yes to each letter. */
  answer(): void
  close(): Promise<void>
}

/** It greets, and takes sender, address and words; so whoever asks only whether it is there is told yes. */
export async function openHangingMailServer(): Promise<MailServer> {
  const taken: { to: string; text: string }[] = []
  let [held, answers] = [0, false]
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope: { rcptTo } }, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (!answers) return void (held += 1)
        taken.push({ to: rcptTo[0]!.address, text: unfolded(text) })
        done()
      })
    },
  })
  // whoever is killed ends a session in the middle
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    held: () => held,
    taken,
    answer: () => void (answers = true),
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Quoted-printable folds long lines, as a link is: https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function unfolded(text: string): string {
  return text.replace(/=\r\n/g, '').replace(/=3D/g, '=')
}
