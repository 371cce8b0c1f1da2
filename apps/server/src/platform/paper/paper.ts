import { buffer } from 'node:stream/consumers'
import Pdf from 'pdfkit'
import type { Shape } from '@astrarium/sky/wheel'
import type { Face } from './typefaces.ts'
import { drawShapes } from './draw-shapes.ts'
import { writeLine } from './line-of-text.ts'
import { canWrite, runsOf } from './typefaces.ts'
import type { Document, Element } from './pdfkit-types.ts'
import { INK, LOOKS, MARGINS, SPACE_ABOVE, WIDTH } from './looks.ts'
import type { Look } from './looks.ts'

/** Words that stand around every page. */
export interface Frame {
  /** BCP 47 */
  language: string
  product: string
  page: (number: number, of: number) => string
}

export interface PaperOptions {
  /** the first that the fonts can write is its title */
  titles: readonly [string, ...string[]]
  madeAt: Date
}

const BETWEEN_PARAGRAPHS = /\n{2,}/

/**
 * A document on A4 in the identity's look: headings, paragraphs, lists, figures and tables one below the
 * other, each tagged as what it is (PDF/UA), with the product above and the number of the page below.
 */
export class Paper {
  readonly #doc: Document
  readonly #root: Element
  readonly #frame: Frame
  readonly #title: string

  constructor(frame: Frame, { titles, madeAt }: PaperOptions) {
    this.#frame = frame
    const { language, product } = frame
    const title = titles.find((one) => canWrite(one, LOOKS.heading1.face)) ?? titles.at(-1)!
    this.#title = title
    // the types of the library do not know this one yet
    const accessible: object = { subset: 'PDF/UA' }
    this.#doc = new Pdf({
      size: 'A4',
      margins: MARGINS,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Creator: product, Producer: product, CreationDate: madeAt },
      ...accessible,
    })
    this.#root = this.#doc.struct('Document', { lang: language })
    this.#doc.addStructure(this.#root)
    this.heading(1, title)
  }

  /** Whether the fonts have all of its letters. */
  canWrite(text: string): boolean {
    return canWrite(text, LOOKS.body.face)
  }

  /** @param followed points that have to fit below on the same page */
  heading(level: 1 | 2 | 3, text: string, followed = 90): void {
    this.#leave(SPACE_ABOVE[level])
    this.keepTogether(followed)
    this.#element(`H${level}`, text, LOOKS[`heading${level}`])
  }

  /** How many points paragraphs take, one below the other. */
  heightOf(paragraphs: readonly { text: string; look?: keyof typeof LOOKS }[]): number {
    return paragraphs.reduce((sum, { text, look = 'body' }) => {
      const { face, size, leading, below } = LOOKS[look]
      this.#face(face, size)
      const lineGap = leading * size - this.#doc.currentLineHeight()
      const parts = text.split(BETWEEN_PARAGRAPHS)
      return parts.reduce(
        (height, part) => height + this.#doc.heightOfString(part, { width: WIDTH, lineGap }) + below,
        sum,
      )
    }, 0)
  }

  paragraph(text: string, look: keyof typeof LOOKS = 'body'): void {
    for (const part of text.split(BETWEEN_PARAGRAPHS)) this.#element('P', part, LOOKS[look])
  }

  list(items: readonly string[]): void {
    const list = this.#doc.struct('L', {})
    this.#root.add(list)
    for (const item of items) {
      const entry = this.#doc.struct('LI', {})
      list.add(entry)
      this.keepTogether(30)
      const { x, y } = this.#doc
      entry.add(
        this.#doc.struct('Lbl', {}, () => {
          this.#write('•', { ...LOOKS.body, colour: INK.brass }, { width: 12 })
        }),
      )
      this.#doc.x = x + 12
      this.#doc.y = y
      entry.add(this.#doc.struct('LBody', {}, () => this.#write(item, LOOKS.body, { width: WIDTH - 12 })))
      this.#doc.x = x
      entry.end()
    }
    list.end()
  }

  /** A square drawing of shapes, `size` of their units wide. `alt` is what it shows, in words. */
  figure(alt: string, shapes: readonly Shape[], { side, size }: { side: number; size: number }): void {
    this.keepTogether(side)
    const { y } = this.#doc
    const x = MARGINS.left + (WIDTH - side) / 2
    const bbox: [number, number, number, number] = [x, y, x + side, y + side]
    this.#root.add(
      this.#doc.struct('Figure', { alt, bbox }, () => drawShapes(this.#doc, shapes, { x, y, side, size })),
    )
    this.#doc.x = MARGINS.left
    this.#doc.y = y + side
  }

  /** Columns in parts of the width; the first cell of a row says what the row is about. */
  table(columns: readonly { name: string; part: number }[], rows: readonly (readonly string[])[]): void {
    const table = this.#doc.struct('Table', {})
    this.#root.add(table)
    this.#row(
      table,
      columns,
      columns.map(({ name }) => name),
      'Column',
    )
    for (const row of rows) this.#row(table, columns, row, 'Row')
    table.end()
    this.#leave(8)
  }

  /** Begins a page, unless so many points are left on this one. */
  keepTogether(points: number): void {
    const { page } = this.#doc
    if (this.#doc.y + points > page.height - MARGINS.bottom) this.newPage()
  }

  newPage(): void {
    if (this.#doc.y > MARGINS.top) this.#doc.addPage()
  }

  /** The finished file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end()
    const { start, count } = this.#doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.#doc.switchToPage(page)
      this.#around(page + 1, count)
    }
    const bytes = buffer(this.#doc)
    this.#doc.end()
    return new Uint8Array(await bytes)
  }

  #row(
    table: Element,
    columns: readonly { part: number }[],
    cells: readonly string[],
    scope: 'Column' | 'Row',
  ): void {
    const look = scope === 'Column' ? LOOKS.column : LOOKS.cell
    const widths = columns.map(({ part }) => part * WIDTH)
    this.#face(look.face, look.size)
    const heights = cells.map((cell, at) => this.#doc.heightOfString(cell, { width: widths[at]! - 8 }))
    const height = Math.max(...heights) + 6
    this.keepTogether(height + (scope === 'Column' ? 3 * height : 0))
    const { y } = this.#doc
    const row = this.#doc.struct('TR', {})
    table.add(row)
    let x = MARGINS.left
    cells.forEach((cell, at) => {
      const isHeader = scope === 'Column' || at === 0
      const left = x
      row.add(
        this.#doc.struct(isHeader ? 'TH' : 'TD', isHeader ? { scope } : {}, () => {
          this.#doc.x = left
          this.#doc.y = y + 3
          const face = scope === 'Row' && at === 0 ? 'figtree-500-normal' : look.face
          this.#write(cell, { ...look, face, below: 0 }, { width: widths[at]! - 8 })
        }),
      )
      x += widths[at]!
    })
    row.end()
    this.#doc.x = MARGINS.left
    this.#doc.y = y + height
    this.#decoration('Layout', () => this.#line(y + height))
  }

  #element(tag: string, text: string, look: Look): void {
    this.#root.add(this.#doc.struct(tag, {}, () => this.#write(text, look)))
  }

  #write(text: string, look: Look, options: PDFKit.Mixins.TextOptions = {}): void {
    const { size, colour, leading, below } = look
    const runs = runsOf(text, look.face)
    runs.forEach(({ name, font, text: letters }, at) => {
      this.#doc.font(font, name).fontSize(size).fillColor(colour)
      const lineGap = leading * size - this.#doc.currentLineHeight()
      const isLast = at === runs.length - 1
      this.#doc.text(letters, { width: WIDTH, lineGap, ...options, continued: !isLast })
    })
    this.#doc.y += below
  }

  #face(face: Face, size: number): void {
    const [{ font, name }] = runsOf('x', face) as [ReturnType<typeof runsOf>[number]]
    this.#doc.font(font, name).fontSize(size)
  }

  /** The product above, the title and the number of the page below: for the eye alone. */
  #around(page: number, of: number): void {
    const { product, page: numbered } = this.#frame
    const foot = this.#doc.page.height - MARGINS.bottom + 14
    const right = MARGINS.left + WIDTH
    this.#decoration('Pagination', () => {
      this.#line(MARGINS.top - 16)
      this.#line(foot)
      const at = (x: number, y: number, anchor: 'start' | 'end') => ({ x, y, anchor })
      writeLine(this.#doc, { ...LOOKS.product, text: product }, at(MARGINS.left, MARGINS.top - 24, 'start'))
      writeLine(this.#doc, { ...LOOKS.foot, text: this.#title }, at(MARGINS.left, foot + 14, 'start'))
      writeLine(this.#doc, { ...LOOKS.foot, text: numbered(page, of) }, at(right, foot + 14, 'end'))
    })
  }

  #line(y: number): void {
    this.#doc
      .moveTo(MARGINS.left, y)
      .lineTo(MARGINS.left + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke()
  }

  #decoration(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#doc.markContent('Artifact', { type })
    draw()
    this.#doc.endMarkedContent()
  }

  #leave(points: number): void {
    if (this.#doc.y > MARGINS.top) this.#doc.y += points
  }
}
