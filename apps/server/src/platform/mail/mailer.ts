import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Letter } from './letter.ts'
import type { Mailbox } from './mailbox.ts'

export interface Mailer {
  /** Resolves when the letter was handed over; rejects when it could not be. */
  send(letter: Letter): Promise<void>
  /** Hands the letter over in the background, so that an answer's time tells nothing. A failure is logged. */
  post(letter: Letter): void
  /** Waits for the letters under way. */
  settle(): Promise<void>
}

/** Over SMTP when it is configured, else into the mailbox of development. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, mailbox: Mailbox | null, log: Log): Mailer {
  const underWay = new Set<Promise<void>>()
  const transport = config.smtpUrl
    ? createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from: config.mailFrom })
    : null
  const send = async (letter: Letter) => {
    if (transport) await transport.sendMail(letter)
    else if (mailbox) mailbox.put(letter)
    else throw new Error('There is neither a mail server nor a mailbox')
  }
  return {
    send,
    post(letter) {
      const sending = send(letter).catch((error: unknown) => log.error({ err: error, subject: letter.subject }, 'letter not sent'))
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    settle: async () => void (await Promise.all(underWay)),
  }
}
