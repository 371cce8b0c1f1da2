import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isLoopback } from '../config/config.ts'
import type { Mailbox } from './mailbox.ts'

// These pages exist in development only; letters bring inline styles, so they stand in a frame with a policy
// of its own.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

/** `/dev/mail`: what a mail server would have delivered. */
export function mailboxPages(app: Hono, mailbox: Mailbox, publicUrl: string): void {
  // a page from elsewhere can make a name of its own point at this machine, and then read what stands under
  // that name
  const ours = new URL(publicUrl).hostname
  app.use('/dev/mail/*', (c, next) => {
    const { hostname } = new URL(c.req.url)
    return hostname === ours || isLoopback(hostname.replace(/^\[|\]$/g, ''))
      ? next()
      : Promise.resolve(c.notFound())
  })
  app.get('/dev/mail', (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    const letters = mailbox.list()
    return c.html(
      page(
        'Mailbox',
        html`<h1>Mailbox</h1>
          <p>Letters that would have been sent. Only development has this page.</p>
          ${letters.length === 0 ? html`<p>No letters yet.</p>` : ''}
          <ul>
            ${letters.map(({ id, to, subject, at }) => html`<li><a href="/dev/mail/${id}">${subject}</a><span>${to}</span><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></li>`)}
          </ul>`,
      ),
    )
  })
  app.get('/dev/mail/:id', (c) => {
    const letter = mailbox.get(c.req.param('id'))
    if (!letter) return c.notFound()
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(
      page(
        letter.subject,
        html`<p><a href="/dev/mail">Mailbox</a></p>
          <h1>${letter.subject}</h1>
          <p>To ${letter.to}</p>
          <iframe src="/dev/mail/${letter.id}/html" title="The letter"></iframe>
          <h2>As plain text</h2>
          <pre>${raw(linked(letter.text))}</pre>`,
      ),
    )
  })
  app.get('/dev/mail/:id/html', (c) => {
    const letter = mailbox.get(c.req.param('id'))
    if (!letter) return c.notFound()
    c.header('Content-Security-Policy', LETTER_POLICY)
    return c.html(letter.html.replace('<head>', '<head><base target="_top">'))
  })
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Astrarium</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 46rem;
            padding: 2rem 1rem;
            background: #0d111b;
            color: #f3efe4;
            font:
              17px/1.6 system-ui,
              sans-serif;
          }
          h1,
          h2 {
            font-family: Georgia, serif;
            font-weight: 500;
          }
          a {
            color: #e0bf7d;
          }
          ul {
            list-style: none;
            padding: 0;
          }
          li {
            display: grid;
            grid-template-columns: 1fr auto;
            gap: 0 1rem;
            padding: 0.75rem 0;
            border-top: 1px solid #333b4d;
          }
          li span,
          time {
            color: #aab0c0;
            font-size: 0.9em;
          }
          iframe {
            width: 100%;
            height: 34rem;
            border: 1px solid #333b4d;
            border-radius: 10px;
            background: #f7f3ea;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`
}

function linked(text: string): string {
  const safe = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return safe.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
