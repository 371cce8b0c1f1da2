/**
 * The little Markdown that answers use, as plain values: paragraphs, lists, headings, bold, italics, code.
 * Whatever else stands in an answer (HTML, links, images) stays the text it is, so nothing in it can ever
 * become markup.
 */
export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code'
  text: string
}
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Span[][] }

export function readAnswer(markdown: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: readSpans(paragraph.join('\n')) })
    paragraph = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)
    const item = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/.exec(line)
    if (!line.trim()) endParagraph()
    else if (heading?.[1]) {
      endParagraph()
      blocks.push({ kind: 'heading', spans: readSpans(heading[1]) })
    } else if (item?.[2]) {
      endParagraph()
      addItem(blocks, item[1], readSpans(item[2]))
    } else paragraph.push(line.replace(/\\$/, ''))
  }
  endParagraph()
  return blocks
}

function addItem(blocks: Block[], number: string | undefined, spans: Span[]): void {
  const ordered = number !== undefined
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spans)
  else blocks.push({ kind: 'list', ordered, start: ordered ? Number(number) : 1, items: [spans] })
}

// a marker opens before a word and closes after one, so that "2 * 3 * 4" stays as it is
const MARKED =
  /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<![\w*])[*_](?=[^\s*_])([^*_\n]+?)(?<=\S)[*_](?![\w*])|`([^`\n]+)`/gs

function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) spans.push({ kind: 'text', text: text.slice(end, found.index) })
    if (found[1] !== undefined) spans.push({ kind: 'strong', text: found[1] })
    else if (found[2] !== undefined) spans.push({ kind: 'em', text: found[2] })
    else if (found[3] !== undefined) spans.push({ kind: 'code', text: found[3] })
    end = found.index + found[0].length
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) })
  return spans
}
