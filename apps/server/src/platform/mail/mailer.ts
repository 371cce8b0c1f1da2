import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Letter } from './letter.ts'
import type { Mailbox } from './mailbox.ts'

export interface Mailer {
  /**
   * Throws mail_not_sent when no letter can leave at the moment. Asked before anybody is looked up, so that
   * it tells nothing of them.
   */
  check(): Promise<void>
  /** Resolves when the letter was handed over; rejects when it could not be. */
  send(letter: Letter): Promise<void>
  /** Hands the letter over in the background, so that an answer's time tells nothing. A failure is logged. */
  post(letter: Letter): void
  /** Waits for the letters under way. */
  settle(): Promise<void>
}

/** Over SMTP when it is configured, else into the mailbox of development. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mailbox: Mailbox | null,
  log: Log,
): Mailer {
  const underWay = new Set<Promise<void>>()
  const transport = config.smtpUrl
    ? createTransport(
        { url: config.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
        { from: config.mailFrom },
      )
    : null
  let knownGoodUntil = 0
  const send = async (letter: Letter) => {
    if (transport) await transport.sendMail(letter)
    else if (mailbox) mailbox.put(letter)
    else throw new Error('There is neither a mail server nor a mailbox')
  }
  return {
    async check() {
      if (!transport || performance.now() < knownGoodUntil) return
      try {
        await transport.verify()
        knownGoodUntil = performance.now() + GOOD_FOR
      } catch (error) {
        log.error(reasonOf(error), 'mail server does not answer')
        throw new AppError('mail_not_sent', 'The email could not be sent', { retryAfter: 60 })
      }
    },
    send,
    post(letter) {
      const sending = nextTurn()
        .then(() => send(letter))
        .catch((error: unknown) => {
          knownGoodUntil = 0
          log.error(reasonOf(error), 'letter not sent')
        })
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    settle: async () => void (await Promise.all(underWay)),
  }
}

/** Mail servers repeat addresses and names in their answers, so of a failure only its codes are kept. */
function reasonOf(error: unknown): object {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  return { code, responseCode, command }
}

/** ms; a server that answered just now is not asked again for each letter */
const GOOD_FOR = 30_000
