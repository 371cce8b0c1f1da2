import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { STYLE } from './style.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Nothing but its own style and its own forms. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Every page of the twin says at its head that it is none of Stripe's, and that no money moves. */
export function layout(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title} · Test payments</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <p class="test" role="note">
          <strong>Test mode.</strong> This page stands in for the payment provider. No money moves, and no
          real card belongs here.
        </p>
        <main>${body}</main>
      </body>
    </html>`
}

export function money(cents: number | null, currency: string | null): string {
  const code = (currency ?? 'aud').toUpperCase()
  const sign = (cents ?? 0) < 0 ? '−' : ''
  return `${sign}$${(Math.abs(cents ?? 0) / 100).toFixed(2)} ${code}`
}

export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** A line that a screen reader says at once. */
export function notice(text: string | null): Html {
  return text ? html`<p class="fault" role="alert">${text}</p>` : html``
}
