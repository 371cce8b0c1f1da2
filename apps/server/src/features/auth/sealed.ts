import { BirthDetails } from '@astrarium/contracts'
import { sealedJson } from '../../platform/vault/sealed-column.ts'

export const sealed = {
  birth: sealedJson({ table: 'pending_sign_ups', column: 'birth', sealedAs: 'pending_birth' }, BirthDetails),
}
