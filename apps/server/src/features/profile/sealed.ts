import { StoredChart } from '@astrarium/contracts'
import { sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'
import { StoredBirth } from './stored-birth.ts'

const table = 'profiles'

export const sealed = {
  personalContext: sealedText({ table, column: 'personal_context', sealedAs: 'personal_context' }),
  birth: sealedJson({ table, column: 'birth', sealedAs: 'birth' }, StoredBirth),
  chart: sealedJson({ table, column: 'birth_chart_data', sealedAs: 'birth_chart_data' }, StoredChart),
}
