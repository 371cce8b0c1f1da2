import { sealedText } from '../../platform/vault/sealed-column.ts'

export const sealed = {
  archive: sealedText({ table: 'data_exports', column: 'archive', sealedAs: 'archive' }),
}
