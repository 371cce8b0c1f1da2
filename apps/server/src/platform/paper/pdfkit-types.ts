import type { Font } from 'fontkit'

export type Document = PDFKit.PDFDocument
/** Of the structure: a heading, a paragraph … */
export type Element = PDFKit.PDFStructureElement

// What the library takes and its published types do not name yet.
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** an opened font, which keeps what it has worked out from one document to the next */
      font(src: Font, name: string): this
    }
    interface StructureElementOptions {
      scope?: 'Row' | 'Column'
      bbox?: [number, number, number, number]
    }
  }
}
