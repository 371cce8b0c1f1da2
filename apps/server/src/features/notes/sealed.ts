import { sealedText } from '../../platform/vault/sealed-column.ts'

export const sealed = {
  content: sealedText({ table: 'circle_notes', column: 'content', sealedAs: 'circle_note' }),
}
