import { escapeHtml } from '../escape-html.ts'

export interface Letter {
  to: string
  subject: string
  html: string
  text: string
}

export interface LetterWords {
  subject: string
  heading: string
  paragraphs: string[]
  /** the one thing to do */
  action?: { label: string; url: string }
  /** small print below */
  footnotes: string[]
}

// Vellum, ink and brass of the identity; mail readers know neither oklch nor variables.
const VELLUM = '#f7f3ea'
const PAPER = '#fdfbf6'
const LINE = '#dcd3c0'
const INK = '#1c2233'
const INK_2 = '#4a5062'
const BRASS = '#7d5a1f'
const ON_BRASS = '#fdfbf5'
const SERIF = "'EB Garamond', Garamond, Georgia, serif"
const SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"

/** The words of a letter, in the look of the house and as plain text. */
export function writeLetter(to: string, words: LetterWords): Letter {
  return { to, subject: words.subject, html: asHtml(words), text: asText(words) }
}

function asText({ heading, paragraphs, action, footnotes }: LetterWords): string {
  return (
    [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), '--', ...footnotes].join(
      '\n\n',
    ) + '\n'
  )
}

function asHtml({ subject, heading, paragraphs, action, footnotes }: LetterWords): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px;font:16px/1.6 ${SANS};color:${INK_2}">${escapeHtml(text)}</p>`)
    .join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${BRASS};color:${ON_BRASS};font:600 16px/1 ${SANS};text-decoration:none">${escapeHtml(action.label)}</a></p>
       <p style="margin:0 0 8px;font:13px/1.6 ${SANS};color:${INK_2}">Or open this address: <a href="${escapeHtml(action.url)}" style="color:${BRASS};word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ''
  const small = footnotes
    .map((text) => `<p style="margin:0 0 6px;font:13px/1.5 ${SANS};color:${INK_2}">${escapeHtml(text)}</p>`)
    .join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${VELLUM}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${PAPER};border:1px solid ${LINE};border-radius:16px"><tr><td style="padding:36px 32px">
<p style="margin:0 0 28px;font:24px/1 ${SERIF};color:${BRASS}">Astrarium</p>
<h1 style="margin:0 0 18px;font:500 30px/1.2 ${SERIF};color:${INK}">${escapeHtml(heading)}</h1>
${body}${button}
<hr style="margin:28px 0 18px;border:0;border-top:1px solid ${LINE}">
${small}</td></tr></table></td></tr></table></body></html>
`
}

/** A day as letters say it: 22 November 2026. */
export function dayInLetters(at: Date): string {
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
