import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { accepts } from 'hono/accepts'
import { getCookie } from 'hono/cookie'
import { contentPolicy } from './security.ts'

/** A page in each form that a browser may ask for, compressed once. */
export interface BuiltPage {
  answer(c: HonoContext, status?: 200 | 400 | 404 | 429): Promise<Response>
}

interface Form {
  tag: string
  bytes: Uint8Array<ArrayBuffer>
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]
const THEMES = ['', 'night', 'vellum'] as const

/** Brotli's 9 takes 7 ms even for a small page, and 5 not half of one for a few bytes more. */
const EFFORT = { 'for-many': { br: 9, gzip: 9 }, 'for-one': { br: 5, gzip: 6 } }
type Use = keyof typeof EFFORT

/**
 * Its words do not change any more; the theme that a person chose is in it before the first paint.
 * @param use for-many: all forms are begun at once, so that nobody waits for theirs; for-one: it is answered
 * once and forgotten
 */
export function builtPage(text: string, use: Use = 'for-many'): BuiltPage {
  const policy = contentPolicy(
    [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(
      ([, style = '']) => `sha256-${sha256(style, 'base64')}`,
    ),
  )
  const forms = new Map<string, Promise<Form>>()
  const formOf = (theme: string, encoding: Encoding): Promise<Form> => {
    const name = `${theme} ${encoding}`
    const known = forms.get(name)
    if (known) return known
    const made = makeForm(inTheme(text, theme), encoding, use)
    forms.set(name, made)
    return made
  }
  if (use === 'for-many')
    for (const theme of THEMES) for (const encoding of ENCODINGS) void formOf(theme, encoding)
  return {
    async answer(c, status = 200) {
      const encoding = encodingOf(c)
      const { tag, bytes } = await formOf(themeOf(c), encoding)
      c.header('Cache-Control', 'no-cache')
      c.header('Vary', 'Accept-Encoding, Cookie')
      c.header('ETag', tag)
      c.header('Content-Security-Policy', policy)
      if (status === 200 && isKnown(c, tag)) return c.body(null, 304)
      if (encoding !== 'identity') c.header('Content-Encoding', encoding)
      c.header('Content-Type', 'text/html; charset=UTF-8')
      c.header('Content-Length', String(bytes.length))
      return c.body(bytes, status)
    },
  }
}

function themeOf(c: HonoContext): string {
  const theme = getCookie(c, 'theme')
  return THEMES.find((one) => one === theme) ?? ''
}

function inTheme(text: string, theme: string): string {
  return theme === ''
    ? text
    : text.replace(/<html([^>]*?)( data-theme="[^"]*")?>/, `<html$1 data-theme="${theme}">`)
}

/** The smallest of those that the browser takes. */
function encodingOf(c: HonoContext): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: (taken) =>
      ENCODINGS.find((one) => taken.some(({ type, q }) => type.toLowerCase() === one && q > 0)) ?? 'identity',
  }) as Encoding
}

async function makeForm(text: string, encoding: Encoding, use: Use): Promise<Form> {
  const hash = sha256(text, 'base64url').slice(0, 22)
  return { tag: `"${hash}-${encoding}"`, bytes: new Uint8Array(await compressed(text, encoding, use)) }
}

function sha256(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}

async function compressed(text: string, encoding: Encoding, use: Use): Promise<Buffer> {
  const { br, gzip: level } = EFFORT[use]
  if (encoding === 'br') return toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: br } })
  return encoding === 'gzip' ? toGzip(text, { level }) : Buffer.from(text)
}

const toBrotli = promisify<string, object, Buffer>(brotliCompress)
const toGzip = promisify<string, object, Buffer>(gzip)

/** Compared weakly, as https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match has it. */
function isKnown(c: HonoContext, tag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === tag)
}
