import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  title: string
  language: string
  isTagged: boolean
  pages: number
  /** roles of the structure, in order: Document, H1, P … */
  tags: string[]
  /** what is said of each figure */
  figures: string[]
  fonts: { name: string; isEmbedded: boolean }[]
  /** the words of all pages, in order, a space between any two pieces */
  text: string
}

/** Reads what a PDF says, from its objects alone. Shares no code with what writes them. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('no PDF')
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)].map(([, id, body]) => [id!, body!]),
  )
  const bodies = [...objects.values()]
  const field = (pattern: RegExp) => bodies.map((body) => pattern.exec(body)?.[1]).find(Boolean) ?? ''
  const pages = bodies.filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  const maps = new Map(
    bodies.flatMap((body) =>
      [...body.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)].map(([, name, id]) => [
        name!,
        unicodeOf(streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1] ?? ''))),
      ]),
    ),
  )
  return {
    title: textOf(objects.get(field(/\/Title (\d+) 0 R/)) ?? ''),
    language: textOf(field(/\/Type \/Catalog[^]*?\/Lang (\([^)]*\))/)),
    isTagged: bodies.some((body) => /\/Marked true/.test(body)),
    pages: pages.length,
    tags: bodies.flatMap((body) => /^\/S \/([A-Z]\w*)$/m.exec(body)?.[1] ?? []),
    figures: bodies.flatMap((body) => /\/Alt (\((?:\\.|[^\\)])*\))/s.exec(body)?.[1] ?? []).map(textOf),
    fonts: bodies
      .filter((body) => /\/Type \/FontDescriptor/.test(body))
      .map((body) => ({
        name: /\/FontName \/(\S+)/.exec(body)![1]!,
        isEmbedded: /\/FontFile\d? \d+ 0 R/.test(body),
      })),
    text: pages
      .map((page) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)))
      .map((content) => wordsOf(content, maps))
      .join(' '),
  }
}

function streamOf(body = ''): string {
  const [, head, stream] = /^([^]*?)\nstream\n([^]*)\nendstream$/.exec(body) ?? []
  if (stream === undefined) return ''
  const bytes = Buffer.from(stream, 'latin1')
  return (head!.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function unicodeOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, code]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(Number.parseInt(first!, 16) + at, utf16(code!.replaceAll(' ', '')))
  return letters
}

function wordsOf(content: string, maps: Map<string, Map<number, string>>): string {
  let letters = new Map<number, string>()
  const pieces: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (font) letters = maps.get(font) ?? new Map<number, string>()
    else
      pieces.push(
        [...shown!.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, codes]) => codes!.match(/.{4}/g) ?? [])
          .map((code) => letters.get(Number.parseInt(code, 16)) ?? '\uFFFD')
          .join(''),
      )
  return pieces.join(' ').replaceAll(/\s+/g, ' ')
}

/** A string as PDF writes it: in UTF-16 where it begins with its mark. */
function textOf(literal: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = literal.slice(1, -1).replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
  const bytes = Buffer.from(plain, 'latin1')
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2).toString('hex')) : plain
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}
