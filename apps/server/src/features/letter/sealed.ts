import { z } from 'zod'
import { sealedJson } from '../../platform/vault/sealed-column.ts'

const Letter = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })

export const sealed = {
  letter: sealedJson({ table: 'letters', column: 'letter', sealedAs: 'letter' }, Letter),
}
