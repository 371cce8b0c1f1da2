import { createTransport } from 'nodemailer'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Letter } from './letter.ts'
import type { Addressee, Mailbox } from './mailbox.ts'

export interface Mailer {
  /**
   * Throws mail_not_sent when no letter can leave at the moment. Asked before anybody is looked up, so that
   * it tells nothing of them.
   */
  check(): Promise<void>
  /** Resolves when the letter was handed over; rejects when it could not be. */
  send(letter: Letter): Promise<void>
  /** Removes the letters to this address, and those of whoever is called so, that are kept here. */
  forget(of: Addressee): void
}

/** Over SMTP when it is configured, else into the mailbox of development. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mailbox: Mailbox | null,
  log: Log,
): Mailer {
  const transport = config.smtpUrl
    ? createTransport(
        { url: config.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
        { from: config.mailFrom },
      )
    : null
  let knownGoodUntil = 0
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
    async send(letter) {
      try {
        if (transport) await transport.sendMail(letter)
        else if (mailbox) mailbox.put(letter)
        else throw new Error('There is neither a mail server nor a mailbox')
      } catch (error) {
        knownGoodUntil = 0
        throw error
      }
    },
    forget: (of) => mailbox?.remove(of),
  }
}

/** Mail servers repeat addresses and names in their answers, so of a failure only its codes are kept. */
export function reasonOf(error: unknown): Record<'code' | 'responseCode' | 'command', unknown> {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  return { code, responseCode, command }
}

/** The address was refused, and would be the next time too; whatever else is refused may be mended. */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = reasonOf(error)
  return typeof responseCode === 'number' && responseCode >= 500 && command === 'RCPT TO'
}

/** ms; a server that answered just now is not asked again for each letter */
const GOOD_FOR = 30_000
